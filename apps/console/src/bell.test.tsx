import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Bell } from './bell.tsx'
import ApprovalsScreen from './sections/approvals/approvals-screen.tsx'
import { queries } from './platform/queries.ts'

const APPROVAL = {
  id: 'apr_00000000001',
  kind: 'withdrawal',
  object: 'wd_00000000001',
  before: {},
  after: { amount: '50000000.00' },
  reason: 'đã gọi',
  state: 'refused',
  askedBy: 'Trần Thu Hà',
  askedAt: 0,
  expiresAt: 1,
  decidedBy: 'Vũ Hải Long',
  decidedAt: 1,
  decisionReason: 'chưa rõ nguồn tiền',
  isOwn: true,
  isNews: true,
  mayDecide: false,
}
let sent: string[]

/** News until it is read, as the server has it. */
beforeEach(() => {
  sent = []
  let isNews = true
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    if (path.endsWith('approvals/read')) {
      sent.push(body)
      isNews = false
    }
    const data = path.endsWith('approvals/news')
      ? { count: isNews ? 1 : 0 }
      : { approvals: [{ ...APPROVAL, isNews }], next: '' }
    return new Response(JSON.stringify({ code: 200, msg: '', data }))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  queries.clear()
})

test('the bell counts what became of own requests; looking at them reads it, and they stay marked on the page', async () => {
  const { rerender } = render(
    <QueryClientProvider client={queries}>
      <Bell />
    </QueryClientProvider>,
  )
  const bell = await screen.findByRole('link', { name: 'Yêu cầu của bạn: 1 tin mới' })
  expect(bell.getAttribute('href')).toBe('#/approvals')
  expect(sent).toEqual([])
  rerender(
    <QueryClientProvider client={queries}>
      <Bell />
      <ApprovalsScreen me={{ permissions: [] } as never} open="" />
    </QueryClientProvider>,
  )
  await screen.findByRole('link', { name: 'Yêu cầu của bạn: không có tin mới' })
  expect(sent).toEqual([JSON.stringify({ ids: [APPROVAL.id] })])
  await waitFor(() => expect(screen.getByText('mới')).toBeTruthy())
})
