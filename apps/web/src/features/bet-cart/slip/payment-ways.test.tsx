import type { PlayLimit } from '@keo/contract/play-limits'
import { REJECT_REASONS } from '@keo/sportsbook-contract/order-enums'
import { getStakeOrderStatus } from '@keo/sportsbook-contract/orders'
import { parseServerTime } from '@keo/units/instants'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { formatDateTime } from '../../../language/format-dates.ts'
import { book, openSlipWith, slipPerTest } from '../../../testing/test-slip.tsx'
import { toggleBet } from '../index.ts'
import { samplePick } from '../../../testing/sample-cart.ts'

slipPerTest()

const TOMORROW = '2026-02-01 00:00:00'
const MONDAY = '2026-02-02 00:00:00'
/** In the player's own zone: midnight at +08:00 is 23:00 in Vietnam. */
const shown = (time: string) => formatDateTime(parseServerTime(time) ?? 0, 'vi')

const limit = (kind: PlayLimit['kind'], left: string | null, period: PlayLimit['period'] = 'day') => ({
  kind,
  period,
  amount: left === null ? null : '500000.00',
  used: '0.00',
  left,
  renewTime: period === 'day' ? TOMORROW : MONDAY,
  raise: null,
})

/** A bet of 50,000 dong that the wallet refuses to a member with these limits. */
async function refused(limits: readonly PlayLimit[]) {
  const slip = await openSlipWith(() => toggleBet(samplePick(1)), /Phiếu cược/, '12580000.00', {
    'GET /api/member/play-limits/list': () => ({ currency: 'VND', limits }),
  })
  const reason = { rj: REJECT_REASONS.paymentFailed.wire, rjs: 'Thanh toán không thành công' }
  book.answers[getStakeOrderStatus.path] = () => [{ oid: '9', st: 2, ...reason }]
  await userEvent.click(await slip.findByRole('button', { name: '+50K' }))
  await userEvent.click(await slip.findByRole('button', { name: /^Đặt 50\.000/ }))
  await slip.findByText('Thanh toán không thành công', { exact: false })
  return slip
}

test('[RSP-05] a bet refused by the own stake limit says what it leaves and until when, and asks for no deposit', async () => {
  const slip = await refused([limit('stake', '20000.00'), limit('loss', '90000.00')])
  const said = await slip.findByText(/^Hạn mức cược bạn tự đặt còn/)
  expect(said.textContent).toMatch(/còn 20\.000\s₫ đến /)
  expect(said.textContent).toContain(shown(TOMORROW))
  expect(slip.getByRole('button', { name: 'Xem giới hạn chơi' })).toBeTruthy()
  expect(slip.queryByRole('button', { name: 'Nạp tiền' })).toBeNull()
})

test('[RSP-05] of several limits the one that leaves least is said, and it is named by its kind', async () => {
  const slip = await refused([limit('stake', '20000.00'), limit('loss', '0.00', 'week')])
  const said = await slip.findByText(/^Hạn mức thua bạn tự đặt còn/)
  expect(said.textContent).toMatch(/còn 0\s₫ đến /)
  expect(said.textContent).toContain(shown(MONDAY))
})

test.each([
  ['no limit', [limit('stake', null), limit('loss', null)]],
  ['limits with room', [limit('stake', '50000.00'), limit('loss', '50000.00')]],
  ['a deposit limit alone', [limit('deposit', '0.00')]],
])('with %s a refusal of the wallet names the other ways', async (_, limits) => {
  const slip = await refused(limits)
  expect(await slip.findByText(/^Ví không chuyển được tiền cược/)).toBeTruthy()
  expect(slip.getByRole('button', { name: 'Nạp tiền' })).toBeTruthy()
  expect(slip.queryByText(/bạn tự đặt còn/)).toBeNull()
})
