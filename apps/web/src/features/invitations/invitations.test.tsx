import { ERRORS } from '@keo/contract/errors'
import type { InviteInfo } from '@keo/contract/invitations'
import { getMember } from '@keo/contract/members'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { MAI } from '../../testing/sample-member.ts'
import { answerCalls, here, openApp, Refusal } from '../../testing/test-app.tsx'

const INVITE = '/api/member/invite'
const CONFIG = {
  depositMin: '200000.00',
  turnover: '1000000.00',
  inviterReward: '88000.00',
  friendReward: '88000.00',
  turnoverTimes: 1,
  milestones: [
    { friends: 5, reward: '188000.00' },
    { friends: 10, reward: '488000.00' },
  ],
  claimDays: 30,
}
const INFO: InviteInfo = {
  referralCode: 'HUYEN88',
  funnel: { visits: 24, registered: 15, deposited: 8, rewarded: 5 },
  milestones: [
    { friends: 5, reward: '188000.00', state: 'open', left: 0, claimUntilTime: '2026-03-01 12:00:00' },
    { friends: 10, reward: '488000.00', state: 'far', left: 5, claimUntilTime: '' },
  ],
  friends: [
    {
      userName: 'mi***hy',
      step: 'rewarded',
      isHeld: false,
      joinTime: '2026-01-31 20:00:00',
      reward: '88000.00',
    },
    { userName: 'tu***92', step: 'bet', isHeld: true, joinTime: '2026-01-30 20:00:00', reward: '0.00' },
  ],
  hasMore: false,
}
const TICKER = [
  { userName: 'ng***an', kind: 'milestone', amount: '388000.00', time: '2026-01-31 20:00:00' },
  { userName: 'tu***92', kind: 'friend', amount: '88000.00', time: '2026-01-31 19:00:00' },
]

const server = (more: Record<string, (body: Record<string, unknown>) => unknown> = {}) =>
  answerCalls({
    [`${getMember.method} ${getMember.path}`]: () => MAI,
    [`GET ${INVITE}/queryInviteDepConfig`]: () => CONFIG,
    [`GET ${INVITE}/queryInviteInfo`]: () => INFO,
    [`GET ${INVITE}/queryHorseRing`]: () => TICKER,
    [`GET ${INVITE}/queryInviteInfoTotalAward`]: () => ({
      total: '440000.00',
      friends: '440000.00',
      milestones: '0.00',
      commission: '0.00',
      vip: '0.00',
    }),
    [`GET ${INVITE}/queryInviteVipConfig`]: () => ({ levels: [{ level: 2, reward: '58000.00' }] }),
    [`GET ${INVITE}/queryInviteBetConfig`]: () => ({
      tiers: [
        { from: '0.00', rateBp: 10 },
        { from: '100000000.00', rateBp: 15 },
      ],
      least: '1000.00',
      payAfterHours: 6,
    }),
    ...more,
  })

afterEach(() => vi.unstubAllGlobals())

test.each(['/inviteFriends', '/invite'])(
  '[OPS-06a] [PRV-02] %s shows code, QR, funnel, milestones and the masked ticker',
  async (path) => {
    server()
    await openApp(path)
    expect(await screen.findByText('HUYEN88')).toBeTruthy()
    expect(screen.getByRole('heading', { name: /cả hai nhận 88\.000/ })).toBeTruthy()
    expect(await screen.findByRole('img', { name: 'Mã QR của link mời' })).toBeTruthy()
    expect(screen.getByText('24').nextElementSibling?.textContent).toBe('Bấm vào link')
    expect(screen.getByText('còn 5')).toBeTruthy()
    expect(await screen.findByText(/Đã nhận 440\.000/)).toBeTruthy()
    const ticker = screen.getByRole('list', { name: 'Phần thưởng vừa trả' })
    expect(within(ticker).getByText(/ng\*\*\*an nhận/)).toBeTruthy()
  },
)

test('[OPS-06b] a milestone is drawn by a button that names its sum, once', async () => {
  let isPaid = false
  const asked = server({
    [`GET ${INVITE}/queryInviteInfo`]: () => ({
      ...INFO,
      milestones: INFO.milestones.map((one) =>
        one.friends === 5 && isPaid ? { ...one, state: 'paid' } : one,
      ),
    }),
    [`POST ${INVITE}/drawAward`]() {
      isPaid = true
      return { amount: '188000.00', state: 'paid' }
    },
  })
  await openApp('/inviteFriends')
  await userEvent.click(await screen.findByRole('button', { name: /Nhận 188\.000/ }))
  expect(await screen.findAllByText(/Đã nhận 188\.000.* vào ví/)).not.toEqual([])
  await waitFor(() => expect(screen.queryByRole('button', { name: /Nhận 188\.000/ })).toBeNull())
  expect(
    asked.filter(({ call }) => call === `POST ${INVITE}/drawAward`).map(({ body }) => body['friends']),
  ).toEqual([5])
})

test('without a friend the page says the code, not a funnel of zeros', async () => {
  server({
    [`GET ${INVITE}/queryInviteInfo`]: () => ({
      ...INFO,
      funnel: { visits: 0, registered: 0, deposited: 0, rewarded: 0 },
      friends: [],
    }),
  })
  await openApp('/inviteFriends')
  expect(await screen.findByText(/Gửi mã HUYEN88 cho bạn bè/)).toBeTruthy()
  expect(screen.queryByText('Bấm vào link')).toBeNull()
})

test('the invitation goes to the share sheet of the device, or to one of ours where there is none', async () => {
  server()
  await openApp('/inviteFriends')
  await screen.findByText('HUYEN88')
  await userEvent.click(screen.getByRole('button', { name: 'Gửi lời mời' }))
  const sheet = await screen.findByRole('dialog', { name: 'Gửi lời mời bằng cách nào?' })
  expect(within(sheet).getByRole('link', { name: 'Tin nhắn' }).getAttribute('href')).toContain(
    encodeURIComponent('/?inviteCode=HUYEN88'),
  )
  await userEvent.keyboard('{Escape}')
  const shared: ShareData[] = []
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator), { share: async (data: ShareData) => void shared.push(data) }),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Gửi lời mời' }))
  await waitFor(() => expect(shared).toHaveLength(1))
  expect(shared[0]?.url).toBe(`${location.origin}/?inviteCode=HUYEN88`)
  expect(shared[0]?.text).toContain('HUYEN88')
})

test('a guest sees the offer and logs in, and comes back to it', async () => {
  const asked = server()
  await openApp('/invite', 'visitor')
  expect(await screen.findByRole('heading', { name: /cả hai nhận 88\.000/ })).toBeTruthy()
  expect(screen.queryByText('HUYEN88')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Đăng nhập' }))
  expect(here()).toBe('/login?redirect=%2Finvite')
  expect(asked.some(({ call }) => call === `GET ${INVITE}/queryInviteInfo`)).toBe(false)
})

test.each(['/inviteFriends', '/invite/details', '/invite-activity', '/invite-politely'])(
  '[RSP-17] %s stays quiet for whoever may not be offered anything',
  async (path) => {
    const closed = () => new Refusal(ERRORS.OFFERS_CLOSED.wire, 'Lúc này không có ưu đãi.')
    server({
      [`GET ${INVITE}/queryInviteDepConfig`]: closed,
      [`GET ${INVITE}/queryInviteBetConfig`]: closed,
      [`GET ${INVITE}/queryInviteInfo`]: closed,
      [`GET ${INVITE}/queryInviteInfoTotalAward`]: closed,
      [`GET ${INVITE}/queryHorseRing`]: () => [],
    })
    await openApp(path)
    expect(await screen.findByText('Lúc này không có ưu đãi nào cho bạn')).toBeTruthy()
    expect(document.body.textContent).not.toMatch(/\d\.000/)
  },
)

test('[AGT-06] [OPS-06b] the details list friends by masked name and step, and the rewards with their state', async () => {
  server({
    [`GET ${INVITE}/queryInviteDepAward`]: () => ({
      items: [
        {
          id: 'iaw_1',
          kind: 'friend',
          userName: 'mi***hy',
          mark: 0,
          amount: '88000.00',
          state: 'paid',
          time: '2026-01-31 20:00:00',
        },
        {
          id: 'iaw_2',
          kind: 'milestone',
          userName: '',
          mark: 5,
          amount: '188000.00',
          state: 'revoked',
          time: '2026-01-30 20:00:00',
        },
      ],
      hasMore: false,
    }),
  })
  await openApp('/invite/details')
  expect(await screen.findByText('mi***hy')).toBeTruthy()
  expect(screen.getByText('Đang xét duyệt')).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: 'Phần thưởng' }))
  expect(await screen.findByText('Thưởng vì mi***hy')).toBeTruthy()
  expect(screen.getByText('Đã thu hồi')).toBeTruthy()
})

test('a server that does not answer is told, and asked again by a tap', async () => {
  let isThere = false
  server({
    [`GET ${INVITE}/queryInviteDepConfig`]: () =>
      isThere ? CONFIG : new Refusal(ERRORS.UNEXPECTED.wire, 'Có lỗi.'),
  })
  await openApp('/inviteFriends')
  const retry = await screen.findByRole('button', { name: 'Thử lại' })
  isThere = true
  await userEvent.click(retry)
  expect(await screen.findByText('HUYEN88')).toBeTruthy()
})

test('[OPS-06a] the campaign page tells steps, ladder, levels, winners and rules, and leads to the code', async () => {
  server()
  await openApp('/invite-activity')
  expect(await screen.findByText(/Nạp từ 200\.000.*cược đủ 1\.000\.000/)).toBeTruthy()
  expect(await screen.findByText('Bạn bè đạt VIP 2')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Lấy mã mời' }))
  await waitFor(() => expect(here()).toBe('/inviteFriends'))
})

test('[AGT-05] the commission page tells rates, what counts, and week by week what came of it', async () => {
  server({
    [`GET ${INVITE}/queryInviteBetAwardList`]: () => ({
      items: [
        {
          week: '2026-01-26',
          turnover: '5000000.00',
          friends: 3,
          rateBp: 10,
          amount: '5000.00',
          state: 'running',
        },
        {
          week: '2026-01-19',
          turnover: '120000000.00',
          friends: 4,
          rateBp: 15,
          amount: '180000.00',
          state: 'paid',
        },
      ],
      hasMore: false,
    }),
  })
  await openApp('/invite-politely')
  expect(await screen.findByText(/tới 0,15%/)).toBeTruthy()
  expect(await screen.findByText('Tuần 26/01 – 01/02')).toBeTruthy()
  expect(screen.getByText('Đang tính')).toBeTruthy()
  expect(screen.getByText(/180\.000/)).toBeTruthy()
})
