import { tryCampaign } from '@keo/contract/campaign-desk'
import { listBadges, listRewards } from '@keo/contract/rewards'
import { campaignWorld, wire } from '@keo/dev-world/campaign-world'
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
