import type { WithdrawalEvidence } from '@keo/contract/console-queues'
import type { Me } from '@keo/contract/staff'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UndoNotice } from '../../parts/undo-notice.tsx'
import { queries } from '../../platform/queries.ts'
import { WithdrawalDecision } from './withdrawal-decision.tsx'

const ORDER: WithdrawalEvidence = {
  orderNo: 'wd_00000000001',
  memberId: 'mbr_1',
  userName: 'maitran88',
  vipLevel: 0,
  amount: '50000000.00',
  channel: 'bank',
  target: 'MAYTRANG •••• 2417',
  state: 'inReview',
  since: 0,
  askedBy: '',
  hold: null,
  opening: null,
  fee: '0.00',
  stages: [],
  signs: [],
  available: '0.00',
  held: '50000000.00',
  depositedEver: '0.00',
  withdrawnEver: '0.00',
  lines: [],
  approvalId: '',
  isAskedByReader: false,
}
const CLERK: Me = {
  id: 'stf_1',
  name: 'Trần Thu Hà',
  email: 'ha@staff.example',
  roles: ['payments'],
  permissions: ['withdrawals.read', 'withdrawals.decide'],
  idleMinutes: 15,
  now: 0,
  endsAt: 0,
  isSandbox: true,
}
let sent: [path: string, body: unknown][]

beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    sent.push([path, JSON.parse(body)])
    return new Response(JSON.stringify({ code: 200, msg: '', data: {} }))
  })
})
afterEach(() => vi.unstubAllGlobals())

const show = (order: Partial<WithdrawalEvidence>, me = CLERK) =>
  render(
    <QueryClientProvider client={queries}>
      <WithdrawalDecision order={{ ...ORDER, ...order }} me={me} />
    </QueryClientProvider>,
  )
const callsOf = (name: string) => sent.filter(([path]) => path.endsWith(name)).map(([, body]) => body)
const typeReason = () =>
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'chủ máy không nghe' } })

test('an order is opened by whoever may decide it, and held with H for as long as chosen, never without a reason', async () => {
  show({})
  await waitFor(() => expect(callsOf('withdrawals/open')).toEqual([{ orderNo: ORDER.orderNo }]))
  fireEvent.keyDown(document.body, { key: 'h' })
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
  typeReason()
  fireEvent.change(screen.getByLabelText('Giữ đến'), { target: { value: '24' } })
  fireEvent.keyDown(document.body, { key: 'h' })
  await waitFor(() =>
    expect(callsOf('withdrawals/hold')).toEqual([
      { orderNo: ORDER.orderNo, hours: 24, reason: 'chủ máy không nghe' },
    ]),
  )
})

test('a hold is taken back with Z right after it, with a reason of its own', async () => {
  render(
    <QueryClientProvider client={queries}>
      <UndoNotice />
    </QueryClientProvider>,
  )
  show({})
  typeReason()
  fireEvent.keyDown(document.body, { key: 'h' })
  await screen.findByText(`Giữ lại: ${ORDER.orderNo}`)
  fireEvent.keyDown(document.body, { key: 'z' })
  await waitFor(() =>
    expect(callsOf('withdrawals/lift')).toEqual([
      { orderNo: ORDER.orderNo, reason: 'Hoàn tác ngay sau khi bấm' },
    ]),
  )
  await waitFor(() => expect(screen.queryByText(`Giữ lại: ${ORDER.orderNo}`)).toBeNull())
})

test('[BO-08] a held order says who and why, is approved by no key, and the hold is taken off', async () => {
  show({ hold: { by: 'Vũ Hải Long', reason: 'giấy tờ chưa rõ', since: 0, until: null } })
  const held = screen.getByRole('region', { name: 'Giữ lại' })
  expect(held.textContent).toMatch(/Vũ Hải Long.*Đến khi có người bỏ giữ.*giấy tờ chưa rõ/)
  expect(screen.queryByRole('button', { name: /Duyệt/ })).toBeNull()
  typeReason()
  fireEvent.keyDown(document.body, { key: 'a' })
  fireEvent.click(screen.getByRole('button', { name: /Bỏ giữ/ }))
  await waitFor(() => expect(callsOf('withdrawals/lift')).toHaveLength(1))
  expect(callsOf('withdrawals/approve')).toEqual([])
})

test('an order that somebody else has open says whose it is, and takes no decision', () => {
  show({ opening: { by: 'Vũ Hải Long', isReader: false, until: 300_000 } })
  expect(screen.getByRole('status').textContent).toContain('Vũ Hải Long đang mở lệnh này')
  expect(screen.queryByRole('button')).toBeNull()
  fireEvent.keyDown(document.body, { key: 'r' })
  expect(callsOf('withdrawals/refuse')).toEqual([])
})

test('[BO-02] who may only read opens nothing', () => {
  show({}, { ...CLERK, permissions: ['withdrawals.read'] })
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(sent).toEqual([])
})
