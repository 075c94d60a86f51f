import type { RewardView } from '@keo/contract/rewards'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { CARD } from '../../testing/sample-campaign.ts'
import { answerCalls, here, openApp } from '../../testing/test-app.tsx'

const reward = (id: string, more: Partial<RewardView> = {}): RewardView => ({
  id: `rwd_${id}0000000000`,
  source: 'vip.level-gift',
  period: '5',
  amount: '888000.00',
  currency: 'VND',
  kind: 'cash',
  turnoverTimes: 1,
  state: 'open',
  grantedAt: '2026-01-30 10:00:00',
  claimUntil: '2026-02-10 10:00:00',
  paidAt: null,
  bonus: null,
  gift: null,
  ...more,
})

function giftsOf(toClaim: RewardView[], past: RewardView[], isClosed = false) {
  return answerCalls({
    'GET /api/promotion/activity/list': () => ({
      isClosed: false,
      list: [
        { ...CARD, mine: { state: 'ready', ready: '50000.00', percent: 100, count: 0 } },
        {
          ...CARD,
          id: 'match-rewards',
          title: 'Thưởng theo trận',
          mine: { state: 'open', ready: '0.00', percent: 40, count: 0 },
        },
      ],
    }),
    'GET /api/member/reward/list': ({ show }) => ({
      isClosed,
      rewards: show === 'toClaim' ? toClaim : past,
      claimable: toClaim.length > 0 ? '888000.00' : '0.00',
      hasMore: false,
    }),
    'POST /api/member/reward/claim': () => reward('a', { state: 'paid' }),
    'POST /api/promotion/activity/openGiftBox': () => ({ cash: '88000.00' }),
  })
}

test('[OPS-07b] everything to claim is summed and listed, rewards and steps of campaigns; a reward is claimed by its sum', async () => {
  const asked = giftsOf([reward('a')], [])
  await openApp('/welfare')
  expect(await screen.findByText('938.000 ₫')).toBeTruthy()
  expect(screen.getByRole('link', { name: /Nhận được 50.000/ }).getAttribute('href')).toBe('/activity-detail')
  await userEvent.click(screen.getByRole('button', { name: /Nhận 888.000/ }))
  await waitFor(() =>
    expect(asked.find(({ call }) => call === 'POST /api/member/reward/claim')?.body).toMatchObject({
      id: 'rwd_a0000000000',
    }),
  )
})

const PARLAYS = { words: 'Dùng cho vé xiên', priceFrom: null, sports: null, legsFrom: 2 }

test('free spins wait with their number, their end and the way to the game; played ones are told in the past', async () => {
  const spins = {
    state: 'ready',
    until: '2026-02-10 10:00:00',
    badge: null,
    spins: { rounds: 10, gameId: 42 },
    terms: null,
    turns: null,
    box: null,
  } as const
  const given = {
    kind: 'freeSpins',
    state: 'paid',
    claimUntil: null,
    source: 'campaign.dragon-boat',
  } as const
  giftsOf(
    [
      reward('s', { ...given, gift: spins }),
      reward('f', {
        ...given,
        kind: 'freeBet',
        amount: '50000.00',
        gift: { ...spins, spins: null, terms: PARLAYS },
      }),
      reward('w', { ...given, gift: { ...spins, state: 'waiting', spins: { rounds: 5, gameId: 42 } } }),
    ],
    [
      reward('u', { ...given, gift: { ...spins, state: 'used', spins: { rounds: 3, gameId: 42 } } }),
      reward('b', { kind: 'badge', state: 'paid', gift: { ...spins, spins: null, badge: 'pioneer' } }),
    ],
  )
  await openApp('/welfare')
  expect(await screen.findByText('10 vòng quay miễn phí')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Chơi ngay' }).getAttribute('href')).toBe('/sub-game/42')
  expect(screen.getByText('đang vào game')).toBeTruthy()
  expect(screen.getByText('Vé cược miễn phí 50.000 ₫')).toBeTruthy()
  expect(screen.getByText(PARLAYS.words)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Dùng ngay' }).getAttribute('href')).toBe('/sports')
  await userEvent.click(screen.getByRole('radio', { name: 'Lịch sử' }))
  expect(await screen.findByText('3 vòng quay miễn phí')).toBeTruthy()
  expect(screen.getByText(/Đã dùng/)).toBeTruthy()
  expect(screen.getByText('Huy hiệu Tiên phong')).toBeTruthy()
})

test('turns of a wheel wait with those that are left and the way to it; a gift box is opened here, its chances beside it', async () => {
  const shared = {
    state: 'ready',
    until: '2026-02-10 10:00:00',
    badge: null,
    spins: null,
    terms: null,
  } as const
  const given = { state: 'paid', claimUntil: null, source: 'campaign.monthly-goal' } as const
  const prizes = [
    { id: 'p1', cash: '38000.00', chanceBp: 9000 },
    { id: 'p2', cash: '88000.00', chanceBp: 1000 },
  ]
  const turns = { wheel: 'lucky-wheel', count: 3, left: 2 }
  const box = { size: 'large', content: null, prizes } as const
  const asked = giftsOf(
    [
      reward('t', { ...given, kind: 'wheelTurns', amount: '0.00', gift: { ...shared, turns, box: null } }),
      reward('x', { ...given, kind: 'giftBox', gift: { ...shared, turns: null, box } }),
    ],
    [],
  )
  await openApp('/welfare')
  expect(await screen.findByText('2 lượt quay')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Quay ngay' }).getAttribute('href')).toBe('/luckyWheel')
  expect(screen.getByText('Hộp quà lớn')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Tỷ lệ trong hộp' }))
  expect(await screen.findByRole('row', { name: /88\.000.*10/ })).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(await screen.findByRole('button', { name: 'Mở hộp' }))
  expect(await screen.findByText(/Trong hộp có 88\.000/)).toBeTruthy()
  expect(asked.filter(({ call }) => call.endsWith('/openGiftBox')).map(({ body }) => body)).toMatchObject([
    { id: 'rwd_x0000000000' },
  ])
})

test('several rewards are claimed by one button that names their sum, one after the other', async () => {
  const asked = giftsOf([reward('a'), reward('b', { source: 'invite.vip', amount: '18000.00' })], [])
  await openApp('/welfare')
  expect(await screen.findByText('Thưởng bạn lên hạng VIP')).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: /Nhận tất cả 906.000/ }))
  const claimed = () => asked.filter(({ call }) => call === 'POST /api/member/reward/claim')
  await waitFor(() => expect(claimed()).toHaveLength(2))
  expect(claimed().map(({ body }) => body)).toMatchObject([
    { id: 'rwd_a0000000000' },
    { id: 'rwd_b0000000000' },
  ])
})

test('what is on its way: a bonus with what is bet of it, and campaigns near a step', async () => {
  const bonus = { state: 'running', required: '5000000.00', done: '1000000.00', until: null } as const
  giftsOf([], [reward('b', { source: 'campaign.dragon-boat', kind: 'bonus', state: 'paid', bonus })])
  await openApp('/welfare?tab=earning')
  expect(await screen.findByText('Đã cược 1TR / 5TR')).toBeTruthy()
  expect(screen.getByRole('link', { name: /Thưởng theo trận/ })).toBeTruthy()
})

test('what was: paid, expired and taken back are told apart', async () => {
  giftsOf(
    [],
    [
      reward('c', { state: 'paid' }),
      reward('d', { state: 'expired', source: 'vip.birthday' }),
      reward('e', { state: 'revoked', source: 'invite.welcome' }),
    ],
  )
  await openApp('/welfare')
  await userEvent.click(await screen.findByRole('radio', { name: 'Lịch sử' }))
  expect(await screen.findByText(/Hết hạn/)).toBeTruthy()
  expect(screen.getByText(/Đã thu lại/)).toBeTruthy()
  expect(here()).toBe('/welfare?tab=past')
})

test('[RSP-17] whoever may not be offered anything sees no gift', async () => {
  giftsOf([], [], true)
  await openApp('/welfare')
  expect(await screen.findByText('Hiện không có khuyến mãi cho bạn')).toBeTruthy()
})
