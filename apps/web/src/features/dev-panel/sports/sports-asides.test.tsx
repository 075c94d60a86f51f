import userEvent from '@testing-library/user-event'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DETAIL, openSports, refusal } from '../../../testing/test-sports-panel.tsx'
import { wireMatch } from '../../sportsbook/intake/test-wire-match.ts'

const MATCH_PAGE = '/match-detail/41'
const answers = { [DETAIL]: () => wireMatch({ id: 41 }) }

test('betting on a match is held for a cause, and its main lines are made to jump', async () => {
  const { sent, panel } = await openSports(MATCH_PAGE, {
    ...answers,
    '/x/v1/control/hold': () => ({ matchId: 41, cause: 2, seconds: 20 }),
    '/x/v1/control/line-jump': () => ({ matchId: 41, jumped: 9 }),
  })
  await userEvent.click(await panel.findByLabelText('Dừng cược'))
  await userEvent.selectOptions(panel.getByLabelText('Điều sẽ xảy ra'), 'Có pha tấn công nguy hiểm')
  await userEvent.click(panel.getByLabelText('Khách'))
  await userEvent.click(panel.getByRole('button', { name: 'Ép' }))
  expect(await panel.findByText(/ngừng nhận cược 20 giây/)).toBeTruthy()
  expect(sent('/x/v1/control/hold')).toMatchObject([{ matchId: 41, cause: 'danger', side: 'away' }])
  await userEvent.click(panel.getByLabelText('Nhảy kèo'))
  await userEvent.selectOptions(panel.getByLabelText('Điều sẽ xảy ra'), 'Tài xỉu nâng lên')
  expect(panel.queryByLabelText('Khách')).toBeNull()
  await userEvent.click(panel.getByRole('button', { name: 'Ép' }))
  expect(await panel.findByText(/9 nhóm kèo đổi kèo chính/)).toBeTruthy()
  expect(sent('/x/v1/control/line-jump')).toMatchObject([{ matchId: 41, towards: 'more' }])
})

test('a match that is over is voided; what the provider says to it is shown', async () => {
  const said = [
    refusal(5, 'Tham số không hợp lệ.'),
    { matchId: 41, judgement: 'correction', options: 3 },
    { matchId: 41, judgement: 'same', options: 0 },
    { matchId: 41, judgement: 'late', options: 0 },
  ]
  const { sent, panel } = await openSports(MATCH_PAGE, {
    ...answers,
    '/x/v1/control/void-match': () => said.shift(),
  })
  const button = await panel.findByRole('button', { name: 'Hủy kết quả cả trận' })
  for (const words of [
    'Tham số không hợp lệ.',
    'Đã hủy 3 lựa chọn; tiền cược được hoàn',
    'Không còn cược nào để hủy',
    'Đã quá 72 giờ: cần hai người duyệt',
  ]) {
    await userEvent.click(button)
    expect(await panel.findByText(words)).toBeTruthy()
  }
  expect(sent('/x/v1/control/void-match')).toHaveLength(4)
  expect(sent('/x/v1/control/void-match')[0]).toMatchObject({ matchId: 41 })
})

test('the provider is made slow and fast again', async () => {
  let delayMs = 0
  const { sent } = await openSports('/sponsor', {
    '/x/v1/control/slowness': (body) => {
      delayMs = Number(body['delayMs'] ?? delayMs)
      return { delayMs }
    },
  })
  const chosen = () => screen.getByRole<HTMLInputElement>('radio', { name: '3 s' }).checked
  await userEvent.click(await screen.findByLabelText('3 s'))
  await waitFor(() => expect(chosen()).toBe(true))
  await userEvent.click(screen.getByLabelText('Không'))
  await waitFor(() => expect(chosen()).toBe(false))
  const orders = sent('/x/v1/control/slowness').flatMap(({ delayMs: ms }) => (ms === undefined ? [] : [ms]))
  expect(orders).toEqual([3_000, 0])
})

test('the account of who is signed in is locked at the provider and opened again', async () => {
  const { sent, panel } = await openSports(
    '/sponsor',
    { '/x/v1/control/user-state': ({ merchantUserId, state }) => ({ merchantUserId, state }) },
    'member',
  )
  const press = async (name: string) => {
    const button = await panel.findByRole<HTMLButtonElement>('button', { name })
    await waitFor(() => expect(button.disabled).toBe(false))
    await userEvent.click(button)
  }
  await press('Khóa tài khoản thể thao')
  await waitFor(() => expect(sent('/x/v1/control/user-state')).toHaveLength(1))
  await press('Mở khóa tài khoản thể thao')
  await waitFor(() => expect(sent('/x/v1/control/user-state')).toHaveLength(2))
  expect(sent('/x/v1/control/user-state')).toMatchObject([
    { merchantUserId: 'mbr_1', state: 'locked' },
    { merchantUserId: 'mbr_1', state: 'open' },
  ])
})

const leg = (on: string, more: object = {}) => ({
  sid: 1, mid: 41, mn: 'Hà Nội – Thể Công', lid: 7, ln: 'V.League 1', bt: 0, pe: 1001, mty: 1000, mgn: 'Kèo chấp', on,
  onm: on, ip: false, te: [], bo: '1.90', of: 1, od: 1.9, re: '', mrid: 5601, ty: 1, mtp: 2, fmt: 0, fid: 0, ms: 5,
  ...more,
}) // prettier-ignore
const order = (id: string, ops: object[], more: object = {}) => ({
  id, st: 4, sert: 0, bt: '1x1*1', sv: 1, bn: 1, al: 0, ic: 0, us: 50, sat: 50, uwl: '', mla: 0, mwa: 95, lwa: 0, oc: 1,
  cte: 1, mt: 1, cid: 1000, exr: 1, co: 1, coc: 0, ab: false, ss: false, ops, ...more,
}) // prettier-ignore
const DOUBLE = order('1700000000000000102', [
  leg('Hà Nội -0.5'),
  leg('Tài 2.5', { mrid: 5602, ty: 4, re: '1-0' }),
])
const SETTLED = order('1700000000000000101', [leg('Thể Công +0.5', { mrid: 5603, sr: 4 })], {
  st: 5,
  cte: 0,
  crl: [{ id: '1800000000000000001', ct: 1, cst: 20, cops: 18.5, st: 5, oid: '1700000000000000101' }],
})
const BETS = '/v1/order/new/bet/list'
const RESULT = '/x/v1/control/result'
const list = ({ isSettled }: Readonly<Record<string, unknown>>) => {
  const records = isSettled ? [SETTLED] : [DOUBLE]
  return { current: 1, size: 20, total: records.length, totalType: 0, records, sts: [] }
}
const openBets = (more: Parameters<typeof openSports>[1]) =>
  openSports('/sponsor', { [BETS]: list, ...more }, 'member')

test('of a bet the result of each selection is said by hand, and a decided one is corrected', async () => {
  const said = ['first', 'same', 'old', 'contradicts', 'stopped', 'late']
  const { sent, panel } = await openBets({ [RESULT]: () => ({ judgement: said.shift() }) })
  const button = await panel.findByRole('button', { name: 'Báo kết quả' })
  for (const words of [
    'Đã nhận; vé cược được trả theo kết quả này',
    'Kết quả này đã có rồi',
    'Đã có lần báo mới hơn; không đổi gì',
    'Trái với kết quả cùng lần báo: kèo bị dừng trả',
    'Kèo này đã bị dừng trả',
    'Đã quá 72 giờ: cần hai người duyệt',
  ]) {
    await userEvent.click(button)
    expect(await panel.findByText(words)).toBeTruthy()
  }
  expect(sent(RESULT)[0]).toMatchObject({ marketId: 5601, optionType: 1, outcome: 4 })
  expect(sent(RESULT)[0]).not.toHaveProperty('homeAtBet')
  await userEvent.selectOptions(panel.getByLabelText('Lựa chọn'), 'Tài 2.5 · Hà Nội – Thể Công')
  await userEvent.selectOptions(panel.getByLabelText('Kết quả'), 'Thua nửa')
  await userEvent.click(button)
  await userEvent.selectOptions(panel.getByLabelText('Phiếu cược'), '000101 · Thể Công +0.5')
  await userEvent.click(await panel.findByRole('button', { name: 'Báo kết quả' }))
  expect(sent(RESULT).slice(-2)).toMatchObject([
    { marketId: 5602, optionType: 4, homeAtBet: 1, awayAtBet: 0, outcome: 6 },
    { marketId: 5603, optionType: 1, outcome: 4 },
  ])
})

test('a result said again takes the next version; one said under a version by hand takes that one, once', async () => {
  const { sent, panel } = await openBets({ [RESULT]: () => ({ judgement: 'correction' }) })
  const press = async (count: number) => {
    const button = await panel.findByRole<HTMLButtonElement>('button', { name: 'Báo kết quả' })
    await waitFor(() => expect(button.disabled).toBe(false))
    await userEvent.click(button)
    await waitFor(() => expect(sent(RESULT)).toHaveLength(count))
  }
  await press(1)
  await userEvent.selectOptions(panel.getByLabelText('Kết quả'), 'Thua')
  await press(2)
  await userEvent.selectOptions(panel.getByLabelText('Lần báo'), 'Lần báo 7')
  await press(3)
  await press(4)
  // Which is the next is for the provider to know.
  expect(sent(RESULT).map(({ outcome, version }) => [outcome, version])).toEqual([
    [4, undefined],
    [3, undefined],
    [3, 7],
    [3, undefined],
  ])
})

test('a bet is cancelled and a cash-out taken back; what the provider refuses is said', async () => {
  const replies = [refusal(3023, 'Không hủy được.'), { orderId: SETTLED.id, st: 6 }]
  const { sent, panel } = await openBets({
    '/x/v1/control/cancel-order': () => replies.shift(),
    '/x/v1/control/cancel-cash-out': () => ({ cashOutId: '1800000000000000001', st: 6 }),
  })
  expect(await panel.findByRole('button', { name: 'Hủy vé cược' })).toBeTruthy()
  expect(panel.queryByRole('button', { name: /^Hủy lần rút sớm/ })).toBeNull()
  await userEvent.selectOptions(panel.getByLabelText('Phiếu cược'), '000101 · Thể Công +0.5')
  const cancel = panel.getByRole<HTMLButtonElement>('button', { name: 'Hủy vé cược' })
  await userEvent.click(cancel)
  expect((await panel.findByRole('alert')).textContent).toBe('Không hủy được.')
  await userEvent.click(cancel)
  expect(await panel.findByText('Đã hủy vé; tiền cược được hoàn')).toBeTruthy()
  await userEvent.click(panel.getByRole('button', { name: 'Hủy lần rút sớm 20' }))
  expect(await panel.findByText('Đã thu lại tiền rút sớm; phần cược đó chạy tiếp')).toBeTruthy()
  expect(sent('/x/v1/control/cancel-order')).toMatchObject([{ orderId: SETTLED.id }, { orderId: SETTLED.id }])
  expect(sent('/x/v1/control/cancel-cash-out')).toMatchObject([{ cashOutId: '1800000000000000001' }])
})

test('what was cancelled or taken back is not offered again, and a refused cash-out never was', async () => {
  const cashOut = (end: string, st: number) => ({ id: `18000000000000000${end}`, ct: 1, cst: Number(end), cops: 0, st, oid: SETTLED.id }) // prettier-ignore
  const gone = { ...SETTLED, st: 3, crl: [cashOut('20', 3), cashOut('30', 2), cashOut('40', 5)] }
  const { panel } = await openBets({
    [BETS]: ({ isSettled }) => ({ ...list({ isSettled }), records: isSettled ? [gone] : [] }),
  })
  const isOffered = (name: string) => !panel.getByRole<HTMLButtonElement>('button', { name }).disabled
  await panel.findByRole('button', { name: 'Hủy vé cược' })
  expect(isOffered('Hủy vé cược')).toBe(false)
  expect(isOffered('Hủy lần rút sớm 20')).toBe(false)
  expect(isOffered('Hủy lần rút sớm 40')).toBe(true)
  expect(panel.queryByRole('button', { name: 'Hủy lần rút sớm 30' })).toBeNull()
})

test('who is not signed in has no bets to force', async () => {
  const { sent, panel } = await openSports('/sponsor', {})
  expect(await panel.findByText('Ép vé cược')).toBeTruthy()
  expect(panel.queryByRole('button', { name: 'Báo kết quả' })).toBeNull()
  expect(sent(BETS)).toEqual([])
})
