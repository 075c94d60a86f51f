import { OUTCOME, MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import { sharedDesks } from '@keo/dev-world/shared-desks'
import type { Odds } from '@keo/units/odds'
import { expect, test } from 'vitest'
import { SUSPENSION } from '../play/sport-model.ts'
import { createOrderIds } from './order-ids.ts'
import { createPlacing } from './place.ts'
import { frame, single, testDesk } from './test-desk.ts'
import { stakeOf } from './transactions.ts'

let matchId = 100

const { database } = sharedDesks()

type World = ReturnType<typeof testDesk>

const { live } = MATCH_STATUS

async function statusOf(world: World, id: string) {
  const [order] = await world.desk.ownOrders('user-1', [id])
  return order
}

test('[BET-09] a bet before kick-off is paid, waits a second and is accepted at the price of the book', async () => {
  const world = testDesk(database)
  const marketId = world.open(++matchId)
  const [order] = await world.desk.place([single(marketId, { price: 1_850 })])
  expect(order).toMatchObject({ status: 0, payment: 'due' })
  await world.desk.run()
  expect(await statusOf(world, order!.id)).toMatchObject({ status: 1, payment: 'paid' })
  await world.pass(1_000)
  const accepted = await statusOf(world, order!.id)
  expect(accepted).toMatchObject({ status: 4, rejection: null })
  expect(accepted?.legs[0]).toMatchObject({ requestedOdds: 1_850n, odds: 1_900n })
  expect(world.operator.state.balance).toBe(1_000_000n - 5_000n)
})

test('[BET-07] the same slip sent again, also at the same moment, is one order and one charge', async () => {
  const world = testDesk(database)
  const slip = single(world.open(++matchId))
  const made = await Promise.all([
    world.desk.place([slip]),
    world.desk.place([slip]),
    world.desk.place([slip]),
  ])
  const again = await world.desk.place([slip])
  const ids = [...made, again].map(([order]) => order?.id)
  expect(new Set(ids).size).toBe(1)
  await world.pass(1_000)
  expect(world.operator.state.balance).toBe(995_000n)
})

test('[BET-07] the same id with another slip is refused and charges nothing', async () => {
  const world = testDesk(database)
  const slip = single(world.open(++matchId))
  await world.desk.place([slip])
  await expect(world.desk.place([{ ...slip, unitStake: 6_000n }])).rejects.toMatchObject({
    code: 'DUPLICATE_SUBMIT',
  })
})

test.each([
  ['a goal', frame(2_000, { events: [{ kind: 'goal', side: 'home' }] }), SUSPENSION.score],
  ['a stop for a review', frame(2_000, { suspension: SUSPENSION.varCheck }), SUSPENSION.varCheck],
])('[TIM-08] %s during the wait rejects a live bet and gives the stake back', async (_, event, cause) => {
  const world = testDesk(database)
  const marketId = world.open(++matchId, { status: live })
  const [order] = await world.desk.place([single(marketId)])
  await world.desk.run()
  world.scenes.get(matchId)?.frames.push(event, frame(4_000))
  await world.pass(5_000)
  expect(await statusOf(world, order!.id)).toMatchObject({
    status: 2,
    rejection: 'marketSuspended',
    delayCause: cause,
    payment: 'returned',
  })
  expect(world.operator.state.balance).toBe(1_000_000n)
})

test('[TIM-08] [MON-24] an undisturbed live bet is accepted after its wait, not before, with the score it counts from', async () => {
  const world = testDesk(database)
  const marketId = world.open(++matchId, { status: live })
  const [order] = await world.desk.place([single(marketId)])
  await world.pass(4_999)
  expect(await statusOf(world, order!.id)).toMatchObject({ status: 1 })
  await world.pass(1)
  const accepted = await statusOf(world, order!.id)
  expect(accepted).toMatchObject({ status: 4 })
  expect(accepted?.legs[0]?.scoreAtBet).toEqual([1, 0])
})

test('[BET-02] a price that falls during the wait rejects by the setting, one that rises is given', async () => {
  const world = testDesk(database)
  const marketId = world.open(++matchId)
  const [careful] = await world.desk.place([single(marketId)])
  const [easy] = await world.desk.place([single(marketId, { oddsChange: 2 })])
  await world.desk.run()
  world.offers.get(marketId)!.odds[1] = 1_800
  await world.pass(1_000)
  expect(await statusOf(world, careful!.id)).toMatchObject({ status: 2, rejection: 'oddsChanged' })
  const taken = await statusOf(world, easy!.id)
  expect(taken?.legs[0]?.odds).toBe(1_800n)
})

test.each([
  ['the market is closed', (w: World, id: number) => void w.offers.delete(id), {}, 'MARKET_CLOSED'],
  ['betting stands still', (w: World, id: number) => void (w.offers.get(id)!.sale = 0), {}, 'ODDS_ADJUSTING'],
  [
    'the option is locked',
    (w: World, id: number) => void (w.offers.get(id)!.odds[1] = null),
    {},
    'ODDS_ADJUSTING',
  ],
  ['the price fell', (w: World, id: number) => void (w.offers.get(id)!.odds[1] = 1_500), {}, 'ODDS_CHANGED'],
  ['the stake is too low', () => {}, { unitStake: 999n }, 'STAKE_TOO_LOW'],
  ['the stake is too high', () => {}, { unitStake: 10_000_001n }, 'STAKE_LIMIT_CHANGED'],
  ['the currency is unknown', () => {}, { currencyId: 77 }, 'CURRENCY_UNKNOWN'],
  ['the balance is short', (w: World) => void (w.operator.state.balance = 4_999n), {}, 'BALANCE_TOO_LOW'],
])('[BET-03] a slip is refused when %s, and nothing is made', async (_, arrange, more, code) => {
  const world = testDesk(database)
  const marketId = world.open(++matchId)
  arrange(world, marketId)
  await expect(world.desk.place([single(marketId, more)])).rejects.toMatchObject({ code })
  await world.pass(2_000)
  expect(world.operator.booked.size).toBe(0)
})

test('[BET-08] an operator that does not answer is asked again, and what it says then decides', async () => {
  const world = testDesk(database)
  world.operator.state.pay = 'unknown'
  world.operator.state.wasPaid = 'unknown'
  const [order] = await world.desk.place([single(world.open(++matchId))])
  await world.desk.run()
  expect(await statusOf(world, order!.id)).toMatchObject({ status: 0, payment: 'unknown' })
  // Told all the same, and told again with every change of its status.
  expect(world.operator.pushed).toEqual([order!.id])
  world.operator.state.wasPaid = 'yes'
  await world.pass(2_000)
  await world.desk.run()
  expect(await statusOf(world, order!.id)).toMatchObject({ status: 4, payment: 'paid' })
})

test('[BET-08] an operator that never answers loses the order at the deadline and is told to undo', async () => {
  const world = testDesk(database)
  world.operator.state.pay = 'unknown'
  world.operator.state.wasPaid = 'unknown'
  const [order] = await world.desk.place([single(world.open(++matchId))])
  for (let step = 0; step < 16; step++) await world.pass(2_000)
  expect(await statusOf(world, order!.id)).toMatchObject({
    status: 2,
    rejection: 'paymentFailed',
    payment: 'returned',
  })
})

test('[BET-08] a charge that was made before its process was killed is undone when the next process hears no', async () => {
  const world = testDesk(database)
  const marketId = world.open(++matchId)
  const newOrderId = createOrderIds(world.clock, world.needs.ids)
  const [order] = await createPlacing({ ...world.needs, newOrderId, made: () => {} })([single(marketId)])
  expect(await world.operator.pay(stakeOf(order!))).toBe('yes')
  world.operator.state.pay = 'no'
  await world.pass(1_000)
  expect(await statusOf(world, order!.id)).toMatchObject({ status: 2, payment: 'returned' })
  expect(world.operator.state.balance).toBe(1_000_000n)
})

test('[BET-04] a multiple takes one selection of a match and only those that may be combined', async () => {
  const world = testDesk(database)
  const [first, second] = [world.open(++matchId), world.open(++matchId)]
  const legs = [first, second].map((marketId) => ({ marketId, optionType: 1, odds: 1_900n as Odds }))
  const twice = { ...single(first), legsEach: 2, legs: [legs[0]!, { ...legs[0]!, optionType: 2 }] }
  await expect(world.desk.place([twice])).rejects.toMatchObject({ code: 'SAME_MATCH_TWICE' })
  world.offers.get(second)!.mayCombine = false
  await expect(world.desk.place([{ ...single(first), legsEach: 2, legs }])).rejects.toMatchObject({
    code: 'NOT_FOR_SERIES',
  })
})

test('[SET-02] a settled single pays once however often the result is looked at', async () => {
  const world = testDesk(database)
  const marketId = world.open(++matchId)
  const [order] = await world.desk.place([single(marketId)])
  await world.pass(1_000)
  world.offers.get(marketId)!.verdict = { outcome: OUTCOME.halfWon, resultText: '2-1' }
  world.scenes.get(matchId)!.status = MATCH_STATUS.ended
  await world.clock.advance(300_000)
  await Promise.all([world.settlement.run(), world.settlement.run()])
  await world.settlement.run()
  expect(await statusOf(world, order!.id)).toMatchObject({ status: 5, returned: 7_250n, settlements: 1 })
  expect(world.operator.state.balance).toBe(1_000_000n - 5_000n + 7_250n)
})

test('[MON-27] a double with a void and a win pays the win alone; all void gives the stake back', async () => {
  const world = testDesk(database)
  const markets = [world.open(++matchId), world.open(++matchId)]
  const legs = markets.map((marketId) => ({ marketId, optionType: 1, odds: 1_900n as Odds }))
  const [order] = await world.desk.place([{ ...single(markets[0]!), legsEach: 2, legs }])
  await world.pass(1_000)
  const results = [OUTCOME.cancelled, OUTCOME.won]
  markets.forEach((marketId, index) => {
    world.offers.get(marketId)!.verdict = { outcome: results[index]!, resultText: '1-0' }
  })
  for (const scene of world.scenes.values()) scene.status = MATCH_STATUS.ended
  await world.clock.advance(300_000)
  await world.settlement.run()
  expect(await statusOf(world, order!.id)).toMatchObject({ status: 5, returned: 9_500n })
})

test('[BET-10] bets at the same moment cannot pass the cap of an option together', async () => {
  const world = testDesk(database)
  const marketId = world.open(++matchId)
  world.offers.get(marketId)!.most = 100
  world.operator.state.balance = 10n ** 12n
  const slips = Array.from({ length: 20 }, (_, number) =>
    single(marketId, { unitStake: 10_000n, userId: `user-${number}` }),
  )
  const outcomes = await Promise.allSettled(slips.map((slip) => world.desk.place([slip])))
  const made = outcomes.filter(({ status }) => status === 'fulfilled').length
  // Five times the highest stake of 100 at 1.90 is borne: 500 of winnings, 90 each.
  expect(made).toBe(5)
})

test('money that the operator did not book is sent again until it does', async () => {
  const world = testDesk(database)
  const marketId = world.open(++matchId)
  const [order] = await world.desk.place([single(marketId)])
  await world.pass(1_000)
  world.operator.state.isBooking = false
  world.offers.get(marketId)!.verdict = { outcome: OUTCOME.won, resultText: '1-0' }
  world.scenes.get(matchId)!.status = MATCH_STATUS.ended
  await world.clock.advance(300_000)
  await world.settlement.run()
  expect(await statusOf(world, order!.id)).toMatchObject({ status: 5 })
  expect(world.operator.state.balance).toBe(995_000n)
  world.operator.state.isBooking = true
  await world.clock.advance(60_000)
  await world.outbox.flush()
  expect(world.operator.state.balance).toBe(1_004_500n)
})
