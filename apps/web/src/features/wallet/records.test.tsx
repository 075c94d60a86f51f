import { wallet as vi } from '@keo/messages/wallet/vi'
import { wallet as text } from '@keo/messages/wallet/vi'
import { accountKey, titleKey } from './record-words.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { seeListEnds } from '../../testing/see-list-ends.ts'
import { answerCalls, here, openApp, Refusal } from '../../testing/test-app.tsx'
import { walletOf } from '../../testing/sample-wallet.ts'

const LIST = 'GET /api/fund/wallet/member/records'
const record = (seq: number, more: object = {}) => ({
  seq,
  kind: 'deposit',
  group: 'deposit',
  state: 'done',
  reference: `DEP${seq}`,
  time: '2026-01-31 20:00:00',
  amount: '100000.00',
  available: '900000.00',
  ...more,
})
const page = (records: object[], hasMore = false) => ({
  currency: 'VND',
  records,
  hasMore,
  totals: { in: '100000.00', out: '-40000.00', count: 30 },
})
const open = async (answer: (body: Record<string, unknown>) => unknown, path = '/transaction-record') => {
  const asked = answerCalls({
    [LIST]: answer,
    'POST /api/fund/wallet/member/local': () => walletOf('900000.00'),
    'GET /api/fund/wallet/member/record/2': () => ({
      currency: 'VND',
      record: record(2, { kind: 'withdraw', group: 'withdraw', state: 'returned', amount: '-40000.00' }),
      balance: walletOf('900000.00').balance,
      postings: [
        { account: 'available', amount: '-40000.00' },
        { account: 'held', amount: '40000.00' },
      ],
      hash: 'ab'.repeat(32),
      related: [record(2), record(3, { kind: 'withdraw.refused' })],
    }),
    'GET /api/fund/wallet/member/balance-over-time': () => ({
      currency: 'VND',
      start: '100000.00',
      least: '40000.00',
      most: '950000.00',
      points: [{ time: '2026-01-31 20:00:00', available: '900000.00' }],
    }),
  })
  await openApp(path)
  return asked
}

beforeEach(seeListEnds)

test('[WAL-05a] the list shows what moved, its totals, and pages on by itself to its end', async () => {
  const asked = await open(({ before }) =>
    before ? page([record(1)]) : page([record(3, { state: 'pending' }), record(2)], true),
  )
  expect(await screen.findByText('Hết danh sách')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /Nạp tiền/ })).toHaveLength(3)
  expect(screen.getByText('30 giao dịch')).toBeTruthy()
  expect(screen.getByText('Đang xử lý')).toBeTruthy()
  expect(asked.filter(({ call }) => call === LIST).map(({ body }) => body.before)).toEqual([undefined, '2'])
})

test('[WAL-05a] kind, state and days are chosen, and stand in the address', async () => {
  const asked = await open(() => page([]))
  expect(await screen.findByText('Chưa có giao dịch')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Loại: Loại' }))
  await userEvent.click(await screen.findByRole('radio', { name: 'Cược thể thao' }))
  await waitFor(() => expect(here()).toBe('/transaction-record?kind=bet'))
  await userEvent.click(await screen.findByRole('button', { name: 'Trạng thái: Trạng thái' }))
  await userEvent.click(await screen.findByRole('radio', { name: 'Đang xử lý' }))
  await waitFor(() => expect(here()).toBe('/transaction-record?kind=bet&state=pending'))
  await userEvent.click(await screen.findByRole('button', { name: 'Thời gian: 30 ngày' }))
  await userEvent.click(await screen.findByRole('radio', { name: 'Hôm nay' }))
  await waitFor(() => expect(here()).toBe('/transaction-record?kind=bet&state=pending&days=today'))
  await waitFor(() =>
    expect(asked.findLast(({ call }) => call === LIST)?.body).toMatchObject({
      group: 'bet',
      state: 'pending',
    }),
  )
})

test('[WAL-05a] a record opens with its postings and what else happened', async () => {
  await open(() => page([record(2)]))
  await userEvent.click(await screen.findByRole('button', { name: /Nạp tiền/ }))
  const sheet = within(await screen.findByRole('dialog'))
  expect(await sheet.findByText('Tiền đi đâu')).toBeTruthy()
  expect(sheet.getByText('Đang giữ')).toBeTruthy()
  expect(sheet.getByText('Hoàn tiền rút')).toBeTruthy()
  expect(sheet.getByText('ab'.repeat(32))).toBeTruthy()
})

test('a list that cannot be had offers another try', async () => {
  let answer: unknown = new Refusal(2000000008, 'busy')
  await open(() => answer)
  expect(await screen.findByText('Chưa tải được')).toBeTruthy()
  answer = page([record(1)])
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }))
  expect(await screen.findByRole('button', { name: /Nạp tiền/ })).toBeTruthy()
})

test('[WAL-05a] the balance over time is drawn and said, and the statement can be checked', async () => {
  await open(() => page([]), '/financialDetailsView?days=week')
  const drawing = await screen.findByRole('img', { name: /bắt đầu 100.000,00.₫, hiện 900.000,00.₫/ })
  expect(drawing.querySelector('path')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Mở trang kiểm tra' }).getAttribute('href')).toBe(
    '/verify.html?language=vi&theme=dark',
  )
})

test('[ACS-01] a visitor sees no figure of anybody', async () => {
  const asked = answerCalls({})
  await openApp('/financialDetailsView', 'visitor')
  expect(await screen.findByText('Đăng nhập để xem số dư')).toBeTruthy()
  expect(asked.some(({ call }) => call.includes('/fund/'))).toBe(false)
})

test('the other side of a movement is named as the member sees it', () => {
  const say = (account: string) => (accountKey(account) ? vi[accountKey(account) as keyof typeof vi] : null)
  expect(say('house:payout-clearing')).toBe('Tài khoản hoặc ví của bạn')
  expect(say('house:deposit-clearing')).toBe('Tài khoản hoặc ví của bạn')
  expect(say('house:exchange')).toBe('Tài khoản hoặc ví của bạn')
  expect(say('house:fees')).toBe('Phí')
  expect(say('house:promotions')).toBe('Quà tặng')
  expect(say('house:sports')).toBe('Nhà cái')
})

test.each([
  ['bet.stake', 'Đặt cược'],
  ['bet.settled', 'Kết quả cược'],
  ['bet.cashout', 'Rút sớm'],
  ['bet.refund', 'Hoàn tiền cược'],
  ['bet.correction', 'Chỉnh kết quả'],
  ['bet.free', 'Vé cược miễn phí'],
  ['bet.free-back', 'Hoàn vé cược miễn phí'],
])('what a bet does to the money has a name of its own: %s', (kind, name) => {
  const key = titleKey({ kind, group: 'bet' })
  expect(Object.entries(text).find(([each]) => each === key)?.[1]).toBe(name)
})
