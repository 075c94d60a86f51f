import type { CampaignCard, CampaignDetail } from '@keo/contract/campaign-views'
import { ERRORS } from '@keo/contract/errors'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { CARD, DETAIL } from '../../testing/sample-campaign.ts'
import { answerCalls, here, openApp, Refusal } from '../../testing/test-app.tsx'

const ACTIVITY = '/api/promotion/activity'
const ready: CampaignCard = { ...CARD, mine: { state: 'ready', ready: '288000.00', percent: 100, count: 0 } }

function campaignsOf(detail: CampaignDetail, cards: readonly CampaignCard[] = [CARD]) {
  return answerCalls({
    [`GET ${ACTIVITY}/list`]: () => ({ isClosed: false, list: cards }),
    [`GET ${ACTIVITY}/detail`]: () => detail,
    [`GET ${ACTIVITY}/winners`]: () => ({
      list: [{ id: '1', name: 'ng***an', amount: '588000.00', time: '2026-01-31 20:00:00' }],
    }),
    [`POST ${ACTIVITY}/claim`]: () => ({ amount: '288000.00', kind: 'cash', isHeld: false, steps: ['s2'] }),
    [`POST ${ACTIVITY}/signIn`]: () => ({ streak: 4, day: 4, cash: '28000.00', turns: 0 }),
    [`POST ${ACTIVITY}/turn`]: () => ({ sector: 'c28', cash: '28000.00', turns: 0, turnsLeft: 1 }),
  })
}

test('[OPS-07a] campaigns stand in the list with their tag, time and what can be claimed; a tag filters them', async () => {
  campaignsOf(DETAIL, [
    ready,
    {
      ...CARD,
      id: 'lucky-wheel',
      kind: 'wheel',
      art: 'wheel',
      tags: ['daily'],
      title: 'Vòng quay',
      mine: { state: 'ready', ready: '0.00', percent: 0, count: 2 },
    },
    {
      ...CARD,
      id: 'tet',
      title: 'Tết',
      phase: 'ended',
      comesBackTime: '2027-01-20 00:00:00',
      tags: ['daily'],
    },
  ])
  await openApp('/activity')
  expect(await screen.findByRole('link', { name: /Đua thuyền rồng.*Nhận được 288.000/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: /Vòng quay.*còn 2 lượt/ }).getAttribute('href')).toBe('/luckyWheel')
  expect(screen.getByRole('link', { name: /Tết.*Trở lại 20\/0?1/ })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Thể thao' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: /Vòng quay/ })).toBeNull())
  expect(here()).toBe('/activity?tag=sports')
})

test('[RSP-17] whoever may not be offered anything reads so, and sees no campaign', async () => {
  answerCalls({ [`GET ${ACTIVITY}/list`]: () => ({ isClosed: true, list: [] }) })
  await openApp('/activity')
  expect(await screen.findByText('Hiện không có khuyến mãi cho bạn')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Tất cả' })).toBeNull()
})

test('a list that cannot be loaded says so and is asked for again', async () => {
  let isDown = true
  answerCalls({
    [`GET ${ACTIVITY}/list`]: () => (isDown ? new Refusal(503, '') : { isClosed: false, list: [CARD] }),
  })
  await openApp('/activity')
  const retry = await screen.findByRole('button', { name: 'Thử lại' }, { timeout: 60_000 })
  isDown = false
  await userEvent.click(retry)
  expect(await screen.findByRole('link', { name: /Đua thuyền rồng/ })).toBeTruthy()
})

test('[OPS-07a] a page shows conditions with progress, steps, rules and masked winners; its action names what is missing', async () => {
  campaignsOf(DETAIL)
  await openApp('/activity-detail?id=dragon-boat')
  expect(await screen.findByRole('heading', { level: 1, name: 'Đua thuyền rồng' })).toBeTruthy()
  expect(screen.getByText('Nạp trong 3 ngày')).toBeTruthy()
  expect(screen.getByText('Đã nhận')).toBeTruthy()
  expect(await screen.findByText('ng***an')).toBeTruthy()
  expect(screen.getByText('Vé đã có kết quả.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /Cược tiếp.*còn 6.400.000/ }))
  await waitFor(() => expect(here()).toBe('/sports'))
})

test('the button names the sum that it gives, sends the version that was read, and says why it was refused', async () => {
  let isRefused = true
  const answered = answerCalls({
    [`GET ${ACTIVITY}/detail`]: () => ({ ...DETAIL, mine: ready.mine }),
    [`GET ${ACTIVITY}/winners`]: () => ({ list: [] }),
    [`POST ${ACTIVITY}/claim`]: () =>
      isRefused
        ? new Refusal(ERRORS.CAMPAIGN_CHANGED.wire, 'Chương trình vừa được thay đổi.')
        : { amount: '288000.00', kind: 'cash', isHeld: false, steps: ['s2'] },
  })
  await openApp('/activity-detail?id=dragon-boat')
  const claim = await screen.findByRole('button', { name: /Nhận thưởng.*288.000/ })
  await userEvent.click(claim)
  expect((await screen.findByRole('alert')).textContent).toBe('Chương trình vừa được thay đổi.')
  isRefused = false
  await userEvent.click(await screen.findByRole('button', { name: /Nhận thưởng.*288.000/ }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(answered.filter(({ call }) => call.endsWith('/claim')).map(({ body }) => body)).toMatchObject([
    { id: 'dragon-boat', version: 3 },
    { id: 'dragon-boat', version: 3 },
  ])
})

test('steps that give free spins or a badge say so, and the button names them', async () => {
  const [first, second] = DETAIL.steps
  const money = first?.reward ?? DETAIL.steps[0]?.reward
  if (!first || !second || !money) throw new Error('The sample has two steps.')
  const spins = { ...money, kind: 'freeSpins', amount: '20000.00', spins: { rounds: 10, days: 7 } } as const
  const badge = { ...money, kind: 'badge', amount: '0.00', badge: 'champion' } as const
  const asked = answerCalls({
    [`GET ${ACTIVITY}/list`]: () => ({ isClosed: false, list: [CARD] }),
    [`GET ${ACTIVITY}/detail`]: () => ({
      ...DETAIL,
      mine: { state: 'ready', ready: '0.00', percent: 100, count: 0 },
      steps: [
        { ...first, state: 'ready', reward: spins },
        { ...second, state: 'ready', reward: badge },
      ],
    }),
    [`GET ${ACTIVITY}/winners`]: () => ({ list: [] }),
    [`POST ${ACTIVITY}/claim`]: () => ({
      amount: '0.00',
      kind: 'freeSpins',
      isHeld: false,
      steps: ['s1', 's2'],
    }),
  })
  await openApp('/activity-detail?id=dragon-boat')
  const button = await screen.findByRole('button', {
    name: 'Nhận thưởng 10 vòng quay miễn phí + Huy hiệu Quán quân',
  })
  await userEvent.click(button)
  expect(await screen.findByText('Đã nhận quà. Xem ở Quà của tôi.')).toBeTruthy()
  expect(asked.filter(({ call }) => call === `POST ${ACTIVITY}/claim`)).toHaveLength(1)
})

test('outside of its season a page says when it comes back, and offers nothing', async () => {
  campaignsOf({
    ...DETAIL,
    phase: 'ended',
    fromTime: '2026-01-01 00:00:00',
    untilTime: '2026-01-20 00:00:00',
    comesBackTime: '2027-01-01 00:00:00',
  })
  await openApp('/activity-detail?id=dragon-boat')
  expect(await screen.findByText(/Trở lại 0?1\/0?1/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Cược tiếp/ })).toBeNull()
})

test('a campaign that is gone, or closed to the member, is no empty page', async () => {
  answerCalls({ [`GET ${ACTIVITY}/detail`]: () => new Refusal(ERRORS.NOT_FOUND.wire, 'x') })
  const { unmount } = await openApp('/activity-detail?id=no-such')
  expect(await screen.findByText('Không còn chương trình này')).toBeTruthy()
  unmount()
  answerCalls({
    [`GET ${ACTIVITY}/detail`]: () => new Refusal(ERRORS.OFFERS_CLOSED.wire, 'Bạn đang nghỉ chơi.'),
  })
  await openApp('/activity-detail?id=dragon-boat')
  expect(await screen.findByText('Bạn đang nghỉ chơi.')).toBeTruthy()
})

test('seven days: today is marked, done ones say so, and the button names the gift of today', async () => {
  const days = [8000, 18000, 0, 28000, 38000, 0, 188000].map((cash, at) => ({
    day: at + 1,
    cash: cash === 0 ? null : `${cash}.00`,
    turns: cash === 0 ? 1 : 0,
    isDone: at < 3,
  }))
  const signIn = { streak: 3, longest: 12, isSignedToday: false, today: 4, days }
  const asked = campaignsOf({
    ...DETAIL,
    id: 'sign-in',
    kind: 'sign-in',
    art: 'drum',
    conditions: [],
    steps: [],
    signIn,
  })
  await openApp('/sign-activity')
  const rows = within(await screen.findByRole('list', { name: '' }).catch(() => document.body))
  expect((await rows.findAllByText('Đã điểm danh')).length).toBe(3)
  expect(screen.getByText('Hôm nay')).toBeTruthy()
  expect(screen.getByText('dài nhất 12 ngày')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /Nhận quà hôm nay.*28.000/ }))
  await waitFor(() => expect(asked.some(({ call }) => call === `POST ${ACTIVITY}/signIn`)).toBe(true))
})

test('the wheel asks the server first, turns to its sector and tells it only when it stands still', async () => {
  const sectors = ['c8', 'none', 'c28', 't1'].map((id) => ({
    id,
    text: id,
    cash: null,
    turns: 0,
    chanceBp: 2500,
  }))
  const given = { left: 1, untilTime: '2026-02-10 10:00:00' }
  const wheel = { sectors, turnsLeft: 2, perDay: 3, given, ways: [], turns: [] }
  const asked = campaignsOf({
    ...DETAIL,
    id: 'lucky-wheel',
    kind: 'wheel',
    art: 'wheel',
    conditions: [],
    steps: [],
    wheel,
  })
  await openApp('/luckyWheel')
  expect(await screen.findByText(/Trong đó 1 lượt được tặng/)).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: /Quay.*còn 2 lượt/ }))
  await waitFor(() => expect(asked.some(({ call }) => call === `POST ${ACTIVITY}/turn`)).toBe(true))
  const disc = document.querySelector<HTMLElement>('.wheel-disc')
  // The third of four sectors comes up to the pointer, after five whole turns.
  await waitFor(() => expect(disc?.style.transform).toBe('rotate(-1980deg)'))
  expect(screen.queryByText(/Bạn trúng/)).toBeNull()
  fireEvent.transitionEnd(disc ?? document.body)
  expect(await screen.findByText(/Bạn trúng 28.000/)).toBeTruthy()
})

test('a visitor is asked to sign in, and comes back to the page', async () => {
  campaignsOf({ ...DETAIL, mine: null })
  await openApp('/activity-detail?id=dragon-boat', 'visitor')
  await userEvent.click(await screen.findByRole('button', { name: 'Đăng nhập để tham gia' }))
  await waitFor(() =>
    expect(here()).toBe(`/login?redirect=${encodeURIComponent('/activity-detail?id=dragon-boat')}`),
  )
})
