import { ENVELOPE_OK } from '@keo/contract/define-call'
import { ERRORS, type ErrorCode } from '@keo/contract/errors'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { loadArea, startLanguage } from '../../language/messages.ts'

type Sent = { path: string; body: Record<string, unknown> }
type Answer = { data: unknown } | { refused: ErrorCode; msg: string }

/** A server of a few answers, by the end of the path; what is not among them gets no answer. */
export function answering(answers: Record<string, Answer>): Sent[] {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const path = new URL(url, 'http://app').pathname
    const found = Object.entries(answers).find(([end]) => path.endsWith(end))?.[1]
    if (!found) throw new TypeError('no network')
    sent.push({ path, body: JSON.parse(String(init.body ?? '{}')) as Record<string, unknown> })
    return Response.json(envelope(found))
  })
  return sent
}

function envelope(answer: Answer) {
  return 'data' in answer
    ? { code: ENVELOPE_OK, msg: '', data: answer.data }
    : { code: ERRORS[answer.refused].wire, msg: answer.msg, data: null }
}

/** A screen as it stands in the app, in Vietnamese. */
export async function show(screen: ReactNode) {
  await startLanguage('vi')
  await loadArea('accounts')
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return render(<QueryClientProvider client={client}>{screen}</QueryClientProvider>)
}
