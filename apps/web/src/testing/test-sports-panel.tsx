import { getSandboxState } from '@keo/contract/sandbox'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import { App } from '../app.tsx'
import { loadAgentLine } from '../site/agent-line.ts'
import { knowMember } from '../session/session.ts'
import { clock } from '../platform/time.ts'
import { answerCalls, openApp } from './test-app.tsx'

export const NOW = Date.UTC(2026, 5, 11, 12)
const PANEL_AFTER_MS = 4000
export const DETAIL = '/v1/match/getMatchDetail'
export const STATE = {
  clock: { now: NOW, rate: 1, serverTime: '2026-06-11 20:00:00' },
  maintenance: { content: '', endTime: '', id: '', point: '1', startTime: '', status: '0', title: '' },
  delayMs: 0,
}
export const NO_MATCHES = { tc: 0, sl: [], ht: 0, hls: [], mts: [] }
export const ALL_ON = {
  reserve: true,
  singleCashOut: true,
  seriesCashOut: true,
  singleReservedCashOut: true,
  seriesReservedCashOut: true,
}

/** A channel that never opens. */
class SilentSocket extends EventTarget {
  send = () => {}
  close = () => {}
}

type Body = Readonly<Record<string, unknown>>
type Answers = Readonly<Record<string, (body: Body) => unknown>>
export const refusal = (code: number, message: string) => ({ success: false, code, message, data: null })

/** The provider over fetch: what each path was sent. What is not given is refused as unknown. */
export function answerProvider(answers: Answers) {
  const sent: Record<string, Body[]> = {}
  answerCalls({ [`${getSandboxState.method} ${getSandboxState.path}`]: () => STATE })
  const site = globalThis.fetch
  vi.stubGlobal('WebSocket', SilentSocket)
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { pathname } = new URL(address, 'http://app')
    if (!pathname.startsWith('/sportsbook')) return site(address, init)
    const path = pathname.replace('/sportsbook', '')
    const body = JSON.parse(String(init.body))
    ;(sent[path] ??= []).push(body)
    const answer = answers[path]?.(body) ?? refusal(7, 'Không tìm thấy dữ liệu.')
    return Response.json(
      typeof answer === 'object' && 'success' in answer
        ? answer
        : { success: true, code: 0, message: null, data: answer },
    )
  })
  return (path: string) => sent[path] ?? []
}

/** The whole product at a path, with the panel due at once. */
export async function openProduct(path: string, who: 'member' | 'visitor' = 'visitor') {
  const { after } = clock
  vi.spyOn(clock, 'after').mockImplementation((ms, run) => after(ms === PANEL_AFTER_MS ? 0 : ms, run))
  const shown = await openApp(path, who)
  shown.unmount()
  if (who === 'member') knowMember({ id: 'mbr_1', userName: 'mai' })
  await act(() => loadAgentLine())
  render(<App />)
}

export async function openSports(path: string, answers: Answers, who: 'member' | 'visitor' = 'visitor') {
  const sent = answerProvider({
    '/x/v1/control/switches': () => ALL_ON,
    '/x/v1/control/slowness': () => ({ delayMs: 0 }),
    '/v1/match/statistical': () => NO_MATCHES,
    ...answers,
  })
  await openProduct(path, who)
  await userEvent.click(await screen.findByRole('button', { name: 'Mở bảng nhà phát triển' }))
  await userEvent.click(await screen.findByRole('tab', { name: 'Thể thao' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Bảng nhà phát triển' }))
  return { sent, panel }
}
