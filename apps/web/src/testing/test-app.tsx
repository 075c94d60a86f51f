import { getAgentConfig, getHomeBar, querySiteMaintenance } from '@keo/contract/site'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { vi } from 'vitest'
import { FEATURE_GUARDS } from '../routes/feature-guards.ts'
import { routes } from '../routes/route-table.ts'
import { DEFAULT_AGENT_LINE } from '../site/agent-line.ts'
import { loadArea } from '../language/messages.ts'
import { queryClient } from '../api/query-client.ts'
import { logout, signIn } from '../session/session.ts'
import { toast } from '../toasts/toast.ts'
import { AppFrame } from '../frame/app-frame.tsx'
import { navigation } from '../navigation/navigation.ts'
import { startShell } from '../frame/start-shell.ts'

const NO_MAINTENANCE = { content: '', endTime: '', id: '', point: '1', startTime: '', status: '0', title: '' }

type Asked = { readonly call: string; readonly body: Record<string, unknown> }
type Answer = (body: Record<string, unknown>) => unknown

/** Answers the calls of a screen, by method and path, and remembers what was asked. */
export function answerCalls(answers: Record<string, Answer>): Asked[] {
  const asked: Asked[] = []
  const known: Record<string, Answer> = {
    [`${getAgentConfig.method} ${getAgentConfig.path}`]: () => ({ ...DEFAULT_AGENT_LINE, mode: 'test' }),
    [`${querySiteMaintenance.method} ${querySiteMaintenance.path}`]: () => NO_MAINTENANCE,
    [`${getHomeBar.method} ${getHomeBar.path}`]: () => ({
      banners: [],
      entries: [],
      notices: [],
      isCSportOn: false,
    }),
    ...answers,
  }
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address, 'http://app')
    const call = `${init.method ?? 'GET'} ${pathname}`
    const body = init.body ? JSON.parse(String(init.body)) : Object.fromEntries(searchParams)
    asked.push({ call, body })
    const answer = await known[call]?.(body)
    return Response.json(
      answer instanceof Refusal ? answer.envelope : { code: 200, msg: '', data: answer ?? null },
    )
  })
  return asked
}

export class Refusal {
  readonly envelope: { code: number; msg: string }
  constructor(code: number, msg: string) {
    this.envelope = { code, msg }
  }
}

let started: Promise<void> | undefined

const phone: { setViewport(size: { width: number; height: number }): void } = Reflect.get(window, 'happyDOM')

/** The whole app at a path, signed in or not; started once, as in a browser. */
export async function openApp(path: string, who: 'member' | 'visitor' = 'member') {
  phone.setViewport({ width: 390, height: 844 })
  logout()
  if (who === 'member') signIn('token-of-mai')
  queryClient.clear()
  toast.show('', { durationMs: 0 })()
  started ??= startShell(routes, FEATURE_GUARDS)
  await started
  await Promise.all([loadArea('members'), loadArea('site'), loadArea('accounts')])
  const shown = render(
    <QueryClientProvider client={queryClient}>
      <AppFrame />
    </QueryClientProvider>,
  )
  await act(() => navigation.to('/sponsor'))
  await act(() => navigation.to(path))
  return shown
}

export const here = () => navigation.current()?.fullPath
