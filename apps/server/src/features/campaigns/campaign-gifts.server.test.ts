import { tryCampaign } from '@keo/contract/campaign-desk'
import { listBadges, listRewards } from '@keo/contract/rewards'
import { takeBreak } from '@keo/contract/safer-play'
import { campaignWorld, wire, type Who } from '@keo/dev-world/campaign-world'
import { tapKey } from '@keo/dev-world/wallet-world'
import { days } from '@keo/units/instants'
import { expect, test } from 'vitest'
import type { Campaign } from './campaign-schema.ts'
import { oneStep } from './sample-campaign.ts'

const at = campaignWorld()
const { world, database } = at

/** 100,000 dong of bets give a badge, and 200,000 ten free spins that are worth 20,000 dong. */
function gifts(id: string, more: Partial<Campaign> = {}): Campaign {
  const [step] = oneStep(id).steps
  if (!step) throw new Error('A campaign has a step.')
  const spins = { game: 'keo-slot', rounds: 10, stake: 2_000, days: 7 }
  return oneStep(id, {
    steps: [
      { ...step, id: 'badge', reward: { kind: 'badge', badge: 'streak', turnoverTimes: 0 } },
      { ...step, id: 'spins', target: 200_000, reward: { kind: 'freeSpins', spins, turnoverTimes: 0 } },
    ],
    ...more,
  })
}

test('[LED-11] [LED-11c] steps that give a badge or free spins are shown, claimed once by many taps at once, and paid as no money', async () => {
  await at.write(gifts('things'))
  const who = await at.member()
  await at.bet(who, { stake: 200_000 })
  const { mine, steps } = await at.show('things', who)
  expect(mine).toMatchObject({ state: 'ready', ready: '0.00' })
  expect(steps.map(({ reward, state }) => [reward.kind, reward.badge, reward.spins, state])).toEqual([
    ['badge', 'streak', null, 'ready'],
    ['freeSpins', null, { rounds: 10, days: 7 }, 'ready'],
  ])
  const before = await world.app.ledger.balanceOf({ memberId: who.id, currency: 'VND' })
  const answers = await Promise.all(Array.from({ length: 8 }, () => at.claim(who, 'things')))
  for (const { code, data } of answers)
    expect([code, data.amount, data.steps.length]).toEqual([200, '0.00', 2])
  expect(await world.app.ledger.balanceOf({ memberId: who.id, currency: 'VND' })).toEqual(before)
  const { data: badges } = await world.call(listBadges, {}, who)
  expect(badges.badges.map(({ badge }) => badge)).toEqual(['streak'])
  const { data: waiting } = await world.call(listRewards, { show: 'toClaim' }, who)
  expect(waiting.rewards.map(({ kind, amount, gift }) => [kind, amount, gift?.spins?.rounds])).toEqual([
    ['freeSpins', '20000.00', 10],
  ])
  expect(waiting.claimable).toBe('0.00')
})

test('[MON-32] a step gives a free bet of its amount, which costs the budget that much and no money until it is used', async () => {
  const [step] = oneStep('ticket').steps
  if (!step) throw new Error('A campaign has a step.')
  const reward = { kind: 'freeBet', amount: 50_000, freeBetDays: 5, turnoverTimes: 0 } as const
  await at.write(oneStep('ticket', { steps: [{ ...step, reward }] }))
  const who = await at.member()
  await at.bet(who, { stake: 100_000 })
  const before = await world.app.ledger.balanceOf({ memberId: who.id, currency: 'VND' })
  expect((await at.claim(who, 'ticket')).data).toMatchObject({ kind: 'freeBet', amount: '0.00' })
  expect(await world.app.ledger.balanceOf({ memberId: who.id, currency: 'VND' })).toEqual(before)
  const { data } = await world.call(listRewards, { show: 'toClaim' }, who)
  expect(data.rewards).toMatchObject([{ kind: 'freeBet', amount: '50000.00', gift: { state: 'ready' } }])
})

test('free spins cost the budget their stakes, a badge nothing; the dry run says the same', async () => {
  await at.write(gifts('bounded', { budget: { amount: 30_000, per: 'whole' } }))
  const [first, second] = [await at.member(), await at.member()]
  for (const who of [first, second]) await at.bet(who, { stake: 200_000 })
  expect((await at.claim(first, 'bounded')).data.steps).toEqual(['badge', 'spins'])
  expect((await at.claim(second, 'bounded')).data.steps).toEqual(['badge'])
  expect((await at.show('bounded', second)).steps.map(({ state }) => state)).toEqual(['claimed', 'soldOut'])
  const [row] = await database.asOwner(
    `select taken::text from platform.campaign_pool where campaign_id = 'bounded' and part = 'budget:all'`,
  )
  expect(row).toEqual({ taken: '2000000' })
  world.worldClock.jump(days(1))
  const run = await world.call(tryCampaign, { id: 'bounded', days: '2' }, { token: 'operator' })
  expect(run.data).toMatchObject({ cost: '20000.00' })
})

test('a result that is taken back takes the badge and the free spins back', async () => {
  await at.write(gifts('back'))
  const who = await at.member()
  const bet = await at.bet(who, { stake: 200_000 })
  await at.claim(who, 'back')
  await at.correct(bet, 0)
  await world.app.rewards.tellSpins()
  world.worldClock.jump(60_000)
  await world.jobs.runDue()
  const rows = await database.asOwner(
    `select kind, state from platform.reward where source = 'campaign.back' order by kind`,
  )
  expect(rows).toEqual([
    { kind: 'badge', state: 'revoked' },
    { kind: 'freeSpins', state: 'revoked' },
  ])
  expect((await at.claim(who, 'back')).code).toBe(wire('CAMPAIGN_NOT_MET'))
})

test('[MON-32] a campaign of the product gives a free bet for parlays; free spins of the product are of a game that takes their stake', async () => {
  const who = await at.member()
  for (let bets = 0; bets < 10; bets += 1) await at.bet(who, { legs: 4 })
  const { data } = await at.claim(who, 'standing-parlay')
  expect(data).toMatchObject({ amount: '10000.00', steps: ['s1', 's2'] })
  const { data: waiting } = await world.call(listRewards, { show: 'toClaim' }, who)
  expect(waiting.rewards.map(({ kind, amount }) => [kind, amount])).toEqual([['freeBet', '20000.00']])

  const spins = at.read('slots-gala').steps.flatMap(({ reward }) => reward.spins ?? [])
  expect(spins).toHaveLength(1)
  for (const { game, stake } of spins)
    expect(
      await database.asOwner(
        `select symbol from platform.game where symbol = $1 and (facts->>'minStake')::numeric <= $2`,
        [game, stake],
      ),
    ).toEqual([{ symbol: game }])
})

const PRIZES = [
  { id: 'p1', weight: 1, cash: 5_000 },
  { id: 'p2', weight: 1, cash: 20_000 },
]

/** 100,000 dong of bets give two turns of a wheel, and 200,000 a box of 5,000 or 20,000 dong. */
function playthings(id: string, more: Partial<Campaign> = {}): Campaign {
  const [step] = oneStep(id).steps
  if (!step) throw new Error('A campaign has a step.')
  const box = { size: 'medium', days: 2, turnoverTimes: 1, prizes: PRIZES } as const
  const turns = { wheel: 'gift-wheel', count: 2, days: 2 }
  return oneStep(id, {
    steps: [
      { ...step, id: 'turns', reward: { kind: 'wheelTurns', turns, turnoverTimes: 0 } },
      { ...step, id: 'box', target: 200_000, reward: { kind: 'giftBox', box, turnoverTimes: 0 } },
    ],
    ...more,
  })
}

/** A wheel that by itself gives a turn to nobody. */
async function giftWheel() {
  const words = { vi: 'a', en: 'a', 'zh-CN': 'a', th: 'a' }
  const wheel = {
    sectors: ['a', 'b', 'c', 'd'].map((id) => ({ id, words, weight: 1, cash: 1_000 })),
    turnsFrom: [{ words, measure: { of: 'deposits' } as const, target: 100_000_000_000, turns: 1 }],
    perDay: 1,
    turnoverTimes: 0,
  }
  await at.write(oneStep('gift-wheel', { kind: 'wheel', steps: [], wheel }))
}

const waitingOf = async (who: Who) => (await world.call(listRewards, { show: 'toClaim' }, who)).data.rewards
const boxOf = async (who: Who) => (await waitingOf(who)).find(({ kind }) => kind === 'giftBox')?.id ?? ''
const takenOf = async (id: string) => {
  const [row] = await database.asOwner(
    `select taken::text from platform.campaign_pool where campaign_id = $1 and part = 'budget:all'`,
    [id],
  )
  return row?.['taken']
}

test('[LED-11] [LED-11c] a step gives turns of a wheel: claimed once by many taps, taken one by one and no more, each tap once, paid by the wheel', async () => {
  await giftWheel()
  await at.write(playthings('turning'))
  const who = await at.member()
  await at.bet(who, { stake: 100_000 })
  expect((await at.show('gift-wheel', who)).wheel).toMatchObject({ turnsLeft: 0, given: null })
  const answers = await Promise.all(Array.from({ length: 6 }, () => at.claim(who, 'turning')))
  for (const { data } of answers) expect(data).toMatchObject({ kind: 'wheelTurns', steps: ['turns'] })
  expect((await at.show('gift-wheel', who)).wheel).toMatchObject({ turnsLeft: 2, given: { left: 2 } })
  const key = tapKey()
  const [first, again] = [await at.turn(who, key, 'gift-wheel'), await at.turn(who, key, 'gift-wheel')]
  expect(first.data).toMatchObject({ cash: '1000.00', turnsLeft: 1 })
  expect(again.data).toMatchObject({ cash: '1000.00', turnsLeft: 1 })
  expect((await waitingOf(who)).map(({ gift }) => gift?.turns?.left)).toEqual([1])
  const rest = await Promise.all(Array.from({ length: 4 }, () => at.turn(who, tapKey(), 'gift-wheel')))
  expect(rest.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([
    200,
    ...Array.from({ length: 3 }, () => wire('CAMPAIGN_NO_TURNS')),
  ])
  expect(await waitingOf(who)).toEqual([])
  expect((await at.balance(who)).available).toBe(200_000n)
  expect([await takenOf('turning'), await takenOf('gift-wheel')]).toEqual(['0', '200000'])
})

test('[LED-11] [LED-11c] a step gives a box: its largest content is set aside, it is opened once by many taps at once, paid once, and the rest goes back to the budget', async () => {
  await giftWheel()
  await at.write(playthings('boxed', { budget: { amount: 30_000, per: 'whole' } }))
  const [who, late] = [await at.member(), await at.member()]
  for (const each of [who, late]) await at.bet(each, { stake: 200_000 })
  await at.claim(who, 'boxed')
  expect(await takenOf('boxed')).toBe('2000000')
  // Two of the largest would pass the budget.
  expect((await at.claim(late, 'boxed')).data.steps).toEqual(['turns'])
  const id = await boxOf(who)
  expect((await at.openGift(late, id)).code).toBe(wire('NOT_FOUND'))
  const answers = await Promise.all(Array.from({ length: 6 }, () => at.openGift(who, id)))
  const [cash] = answers.map(({ data }) => data.cash)
  expect(new Set(answers.map(({ data }) => data.cash)).size).toBe(1)
  expect(['5000.00', '20000.00']).toContain(cash)
  const found = BigInt(Math.round(Number(cash) * 100))
  expect((await at.balance(who)).available).toBe(found)
  expect(await takenOf('boxed')).toBe(String(found))
  expect((await at.show('boxed', who)).got).toBe(cash)
  const drawn = await database.asOwner(
    'select weights, cash::text, reward_id from platform.campaign_turn where member_id = $1',
    [who.id],
  )
  expect(drawn).toEqual([{ weights: 2, cash: String(found), reward_id: id }])
  const { data: past } = await world.call(listRewards, { show: 'past' }, who)
  expect(past.rewards.find((one) => one.id === id)?.gift).toMatchObject({
    state: 'used',
    box: { content: cash },
  })
})

test('turns and boxes run out at their end, are not to be had on a break, and are gone when their ground is; what was won stays', async () => {
  await giftWheel()
  await at.write(playthings('fading'))
  const [idle, resting, player] = [await at.member(), await at.member(), await at.member()]
  for (const who of [idle, resting]) await at.bet(who, { stake: 200_000 })
  const bet = await at.bet(player, { stake: 200_000 })
  for (const who of [idle, resting, player]) await at.claim(who, 'fading')
  const boxes = [await boxOf(idle), await boxOf(resting), await boxOf(player)] as const
  await world.call(takeBreak, { days: 1 }, resting)
  expect((await at.openGift(resting, boxes[1])).code).toBe(wire('OFFERS_CLOSED'))
  await at.turn(player, tapKey(), 'gift-wheel')
  const { data: opened } = await at.openGift(player, boxes[2])
  await at.correct(bet, 0)
  world.worldClock.jump(60_000)
  await world.jobs.runDue()
  expect((await at.turn(player, tapKey(), 'gift-wheel')).code).toBe(wire('CAMPAIGN_NO_TURNS'))
  expect((await at.openGift(player, boxes[2])).data).toEqual(opened)
  const won = BigInt(Math.round(Number(opened.cash) * 100)) + 100_000n
  expect(await at.balance(player)).toMatchObject({ available: won, debt: 0n })
  await at.passDays(2)
  const later = await at.back(idle)
  expect((await at.turn(later, tapKey(), 'gift-wheel')).code).toBe(wire('CAMPAIGN_NO_TURNS'))
  expect((await at.openGift(later, boxes[0])).code).toBe(wire('REWARD_GONE'))
  expect(await waitingOf(later)).toEqual([])
})

test('a campaign that gives turns of what is no wheel is wrong, and a sentence says so', async () => {
  const turns = { wheel: 'no-such-wheel', count: 1, days: 1 }
  const [step] = oneStep('lost').steps
  if (!step) throw new Error('A campaign has a step.')
  const reward = { kind: 'wheelTurns', turns, turnoverTimes: 0 } as const
  const lost = oneStep('lost', { steps: [{ ...step, reward }] })
  expect(world.app.campaigns.library.problemOf(lost)).toBe(
    'The campaign lost gives turns of no-such-wheel, which has no wheel.',
  )
})
