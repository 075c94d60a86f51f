import { type MyVip, VIP_NAMES, type VipLevels } from '@keo/contract/vip'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setLanguage } from '../../language/messages.ts'
import { answerCalls, here, openApp, Refusal } from '../../testing/test-app.tsx'
import { MAI } from '../../testing/sample-member.ts'

const MINE = 'GET /api/member/vip/mine'
const LEVELS = 'GET /api/member/vip/levels'
const HISTORY = 'GET /api/member/vip/history'
const REWARDS = 'GET /api/member/reward/list'
const BADGES = 'GET /api/member/reward/badges'
const CLAIM = 'POST /api/member/reward/claim'
const CALL_BACK_MEMBER = 'POST /api/member/customervip/vipFont'
const CALL_BACK_OFFER = 'POST /api/operation/vipphoneback/dailFont'

const sum = (dong: number) => `${dong}.00`
const TABLE: VipLevels = {
  levels: VIP_NAMES.map((name, level) => ({
    level,
    name,
    deposits: sum(level * 4_000_000),
    turnover: sum(level * 20_000_000),
    keep: sum(level * 4_000_000),
    gift: sum(level * 177_600),
    birthday: sum(level * 117_600),
    salary: sum(level * 57_600),
    rebateBp: level * 11,
    freeWithdrawals: 3 + Math.floor(level / 3),
    withdrawDayMax: sum(300_000_000),
  })),
  privileges: { manager: 5, concierge: 7, hospitality: 8, travel: 9 },
  headStartMinutes: 5,
}
const AT_FIVE: MyVip = {
  level: 5,
  name: 'gold',
  isOffered: true,
  deposits: sum(12_500_000),
  turnover: sum(67_600_000),
  next: {
    level: 6,
    deposits: sum(24_000_000),
    turnover: sum(120_000_000),
    missingDeposits: sum(11_500_000),
    missingTurnover: sum(52_400_000),
    month: null,
  },
  keep: {
    required: sum(20_000_000),
    done: sum(15_800_000),
    missing: sum(4_200_000),
    untilTime: '2026-11-30 23:59:59',
    isSafe: false,
  },
  rebate: { turnover: sum(1_000_000), amount: sum(5_500), readyTime: '2026-11-23 00:00:00' },
  birthday: { state: 'unset', amount: sum(588_000) },
}
const CLOSED: MyVip = { ...AT_FIVE, isOffered: false, next: null, keep: null, rebate: null, birthday: null }
const gift = (state: 'open' | 'held' = 'open') => ({
  id: 'rwd_01J00000000001',
  source: 'vip.level-gift',
  period: '5',
  amount: sum(888_000),
  currency: 'VND',
  kind: 'cash',
  turnoverTimes: 1,
  state,
  grantedAt: '2026-11-17 12:00:00',
  claimUntil: '2030-11-30 12:00:00',
  paidAt: null,
  bonus: null,
  gift: null,
})

type Answers = Parameters<typeof answerCalls>[0]
function answer(more: Answers = {}) {
  return answerCalls({
    'GET /api/member/get': () => MAI,
    [MINE]: () => AT_FIVE,
    [LEVELS]: () => TABLE,
    [HISTORY]: () => ({
      list: [{ id: 'vip_1', from: 4, to: 5, cause: 'rise', time: '2026-11-01 10:00:00' }],
      next: null,
    }),
    [BADGES]: () => ({ badges: [] }),
    [REWARDS]: () => ({ isClosed: false, rewards: [gift()], claimable: sum(888_000), hasMore: false }),
    [CALL_BACK_MEMBER]: () => ({ tenantId: 'keo', userName: 'mai', realName: '', vipLevel: 5, mobile: '' }),
    [CALL_BACK_OFFER]: () => ({ mobileConfigView: true }),
    ...more,
  })
}

beforeEach(
  () =>
    void vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe() {}
        disconnect() {}
      },
    ),
)
afterEach(() => void vi.unstubAllGlobals())

test('[OPS-05b] the own level, the way to the next, its benefits, and what is missing to keep it', async () => {
  answer()
  await openApp('/vip')
  const own = (await screen.findByRole('heading', { name: 'VIP 5' })).closest('article')
  expect(within(own!).getByText('Hạng hiện tại')).toBeTruthy()
  expect(within(own!).getByText('Hoàng Kim')).toBeTruthy()
  expect(within(own!).getByText('67,6 / 120 triệu')).toBeTruthy()
  expect(within(own!).getByText('12,5 / 24 triệu')).toBeTruthy()
  expect(screen.getByText('888.000')).toBeTruthy()
  expect(screen.getByText('0,55%')).toBeTruthy()
  expect(screen.getByText('24/7')).toBeTruthy()
  expect(screen.getByText(/Còn 4\.200\.000\s₫ cược trước 30\/11/)).toBeTruthy()
  expect(screen.getByText('79%')).toBeTruthy()
  expect(screen.getByText(/Còn nạp 11\.500\.000\s₫ và cược 52\.400\.000\s₫ để lên VIP 6\./)).toBeTruthy()
  expect(await screen.findByText('VIP 4 lên VIP 5')).toBeTruthy()
})

test('[OPS-05a] a badge of the ladder shows its level, whose benefits stand below', async () => {
  answer()
  await openApp('/vip')
  const ladder = within(await screen.findByRole('group', { name: 'Chọn hạng để xem' }))
  expect(ladder.getAllByRole('button')).toHaveLength(12)
  await userEvent.click(ladder.getByRole('button', { name: 'VIP 2' }))
  expect(screen.getByRole('heading', { name: 'Đặc quyền VIP 2' })).toBeTruthy()
  expect(screen.getByText('355.200')).toBeTruthy()
  expect(screen.queryByText('24/7')).toBeNull()
})

test('a gift names its sum on the button, is claimed once however often it is tapped, and goes', async () => {
  let isClaimed = false
  let end: () => void = () => {}
  const asked = answer({
    [REWARDS]: () => ({
      isClosed: false,
      rewards: isClaimed ? [] : [gift()],
      claimable: sum(0),
      hasMore: false,
    }),
    async [CLAIM]() {
      await new Promise<void>((done) => (end = done))
      isClaimed = true
      return { ...gift(), state: 'paid' }
    },
  })
  await openApp('/vip')
  const button = await screen.findByRole('button', { name: /^Nhận 888\.000/ })
  expect(screen.getByText('Thưởng lên hạng VIP 5')).toBeTruthy()
  expect(screen.getByText(/^Hết hạn sau [\d.]+ ngày \d\d:\d\d/)).toBeTruthy()
  await userEvent.dblClick(button)
  expect(button.getAttribute('aria-busy')).toBe('true')
  act(() => end())
  // It shows for two seconds, which a busy machine spends on less than this.
  expect(await screen.findByText(/Đã cộng 888\.000/)).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Nhận/ })).toBeNull())
  expect(asked.filter(({ call }) => call === CLAIM)).toEqual([{ call: CLAIM, body: { id: gift().id } }])
})

test('badges stand with the day since when they are worn', async () => {
  answer({ [BADGES]: () => ({ badges: [{ badge: 'champion', since: '2026-11-01 10:00:00' }] }) })
  await openApp('/vip')
  expect(await screen.findByText('Quán quân')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Huy hiệu của bạn' })).toBeTruthy()
  expect(screen.getByText(/Từ .*2026/)).toBeTruthy()
})

test('a gift that is examined says so and has no button', async () => {
  answer({
    [REWARDS]: () => ({ isClosed: false, rewards: [gift('held')], claimable: sum(0), hasMore: false }),
  })
  await openApp('/vip')
  expect(await screen.findByText('Đang được kiểm tra')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Nhận/ })).toBeNull()
})

test('[RSP-17] who rests reads the level and nothing that invites', async () => {
  answer({ [MINE]: () => CLOSED, [LEVELS]: () => ({ ...TABLE, levels: [] }) })
  await openApp('/vip')
  expect(await screen.findByText('Ưu đãi đang tạm đóng')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'VIP 5' })).toBeTruthy()
  expect(screen.queryByText(/triệu|Đặc quyền|Giữ hạng|Nhận/)).toBeNull()
  await openApp('/vipYacht')
  expect(await screen.findByText('Ưu đãi đang tạm đóng')).toBeTruthy()
  expect(screen.queryByText(/Từ VIP/)).toBeNull()
})

test('a level that was lost says what brings it back', async () => {
  const month = { required: sum(24_000_000), missing: sum(9_000_000) }
  answer({ [MINE]: () => ({ ...AT_FIVE, next: { ...AT_FIVE.next!, month } }) })
  await openApp('/vip')
  expect(await screen.findByText(/Cược thêm 9\.000\.000\s₫ trong tháng này để lấy lại VIP 6\./)).toBeTruthy()
})

test('what could not be loaded is asked for again', async () => {
  let isBroken = true
  answer({ [MINE]: () => (isBroken ? new Refusal(2000000010, 'no') : AT_FIVE) })
  await openApp('/vip')
  const retry = await screen.findByRole('button', { name: 'Thử lại' })
  isBroken = false
  await userEvent.click(retry)
  expect(await screen.findByRole('heading', { name: 'VIP 5' })).toBeTruthy()
})

test('[OPS-05a] [OPS-05b] everybody compares the twelve levels, and reads how one rises, keeps and falls', async () => {
  answer()
  await openApp('/vipDetailsView', 'visitor')
  const table = await screen.findByRole('table')
  expect(within(table).getAllByRole('columnheader')).toHaveLength(13)
  for (const name of ['Lên hạng', 'Giữ hạng', 'Xuống hạng', 'Nhận thưởng', 'Ưu tiên duyệt'])
    expect(screen.getByRole('heading', { name })).toBeTruthy()
  expect(within(table).getByRole('link', { name: 'Quản lý riêng' }).getAttribute('href')).toBe(
    '/vipDedicatedManager',
  )
})

test.each([
  ['/vipDedicatedManager', 'Quản lý riêng', 5],
  ['/vipBusinessGirl', 'Trợ lý thương gia', 7],
  ['/businessYoungModel', 'Sự kiện và đón tiếp', 8],
  ['/vipYacht', 'Du lịch thưởng', 9],
])(
  '[OPS-05b] %s says from which level, what it contains, and lets a visitor log in',
  async (path, name, from) => {
    answer()
    await openApp(path, 'visitor')
    expect(await screen.findByRole('heading', { name, level: 1 })).toBeTruthy()
    expect(await screen.findByText(`Từ VIP ${from}`)).toBeTruthy()
    expect(screen.getAllByRole('listitem')).toHaveLength(3)
    await userEvent.click(screen.getByRole('button', { name: 'Đăng nhập' }))
    await waitFor(() => expect(here()).toBe(`/login?redirect=${encodeURIComponent(path)}`))
  },
)

test('[OPS-05b] a locked service says so in plain words and leads to the way up', async () => {
  answer()
  await openApp('/vipBusinessGirl')
  expect(await screen.findByText('Dịch vụ này mở từ VIP 7. Bạn đang ở VIP 5.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Yêu cầu gọi lại' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Xem đường lên hạng' }))
  await waitFor(() => expect(here()).toBe('/vip'))
})

test('[OPS-05b] who has a manager writes or asks to be called, with the subject already there', async () => {
  answer()
  await openApp('/vipDedicatedManager')
  await userEvent.click(await screen.findByRole('button', { name: 'Yêu cầu gọi lại' }))
  expect(await screen.findByDisplayValue('Quản lý riêng')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Để sau' }))
  await userEvent.click(screen.getByRole('button', { name: 'Nhắn quản lý' }))
  await waitFor(() => expect(here()).toBe('/service-chat'))
})

test('in other languages the units are those of the language', async () => {
  answer()
  await act(() => setLanguage('en'))
  await openApp('/vip')
  expect((await screen.findAllByText('67.6 / 120M')).length).toBeTruthy()
  await act(() => setLanguage('vi'))
})
