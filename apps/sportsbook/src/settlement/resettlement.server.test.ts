import { OUTCOME, MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import { sharedDesks } from '@keo/dev-world/shared-desks'
import { hours, minutes } from '@keo/units/instants'
import type { Odds } from '@keo/units/odds'
import { expect, test } from 'vitest'
import { type Verdict } from '../pricing/quote.ts'
import { cancelOrder } from './cancel-order.ts'
import { single, testDesk } from '../orders/test-desk.ts'

let matchId = 9_000
const BALANCE = 1_000_000n
const { won, lost, cancelled } = OUTCOME

const { database } = sharedDesks()

type World = ReturnType<typeof testDesk>

const result = (outcome: Verdict['outcome'], version: number, more: Partial<Verdict> = {}): Verdict => ({
  outcome,
  resultText: '1-0',
  version,
  ...more,
})

/** An accepted bet on a match that is over, with the given result. */
async function decided(world: World, verdict: Verdict): Promise<{ id: string; marketId: number }> {
  const marketId = world.open(++matchId)
  const [order] = await world.desk.place([single(marketId)])
  await world.pass(1_000)
  world.offers.get(marketId)!.verdict = verdict
  world.scenes.get(matchId)!.status = MATCH_STATUS.ended
  await world.clock.advance(minutes(6))
  await world.settlement.run()
  return { id: order!.id, marketId }
}

const orderOf = async (world: World, id: string) => (await world.desk.ownOrders('user-1', [id]))[0]
const typesOf = (world: World) => [...world.operator.booked.values()].map(({ transferType }) => transferType)

test('[SET-01] [SET-04] a correction of the world rolls back and pays again, with growing versions of the order', async () => {
  const world = testDesk(database)
  const nextAt = world.clock.now() + minutes(20)
  const { id, marketId } = await decided(world, result(won, 1, { nextAt }))
  const first = await orderOf(world, id)
  expect(first).toMatchObject({ status: 5, returned: 9_500n, settlements: 1 })
  expect(world.operator.state.balance).toBe(BALANCE + 4_500n)
  world.offers.get(marketId)!.verdict = result(cancelled, 2)
  await world.clock.advance(minutes(15))
  await Promise.all([world.settlement.run(), world.settlement.run()])
  await world.settlement.run()
  const second = await orderOf(world, id)
  expect(second).toMatchObject({ status: 5, returned: 5_000n, settlements: 2 })
  expect(second!.version).toBeGreaterThan(first!.version)
  expect(second!.legs[0]).toMatchObject({ outcome: cancelled, resultVersion: 2 })
  expect(typesOf(world)).toEqual(['BET', 'WIN', 'SETTLEMENT_ROLLBACK_DEDUCT', 'WIN'])
  expect(world.operator.state.balance).toBe(BALANCE)
})

test('the result of a match that is over rests two to five minutes before it is paid', async () => {
  const world = testDesk(database)
  const endedAt = world.clock.now()
  const orders = await Promise.all(
    Array.from({ length: 7 }, async () => {
      const id = ++matchId
      const marketId = world.open(id)
      const [order] = await world.desk.place([single(marketId)])
      world.offers.get(marketId)!.verdict = result(won, 1)
      return { matchId: id, orderId: order!.id }
    }),
  )
  await world.pass(1_000)
  for (const order of orders) world.scenes.get(order.matchId)!.status = MATCH_STATUS.ended
  const settledAfter = async (ms: number) => {
    await world.clock.advance(endedAt + ms - world.clock.now())
    await world.settlement.run()
    const found = await world.desk.ownOrders(
      'user-1',
      orders.map(({ orderId }) => orderId),
    )
    return found.filter(({ status }) => status === 5).length
  }
  expect(await settledAfter(minutes(2) - 1)).toBe(0)
  // By match: the first after two minutes, every half minute another, the last after five.
  expect(await settledAfter(minutes(2))).toBe(1)
  expect(await settledAfter(minutes(5) - 1)).toBe(6)
  expect(await settledAfter(minutes(5))).toBe(7)
})

test('[SET-05] a void after the settlement is a re-settlement at 1.000, for winners and losers', async () => {
  const world = testDesk(database)
  const winner = await decided(world, result(won, 1))
  const loser = await decided(world, result(lost, 1))
  for (const { marketId } of [winner, loser])
    await world.settlement.enterResult(
      { marketId, optionType: 1, scoreAtBet: null },
      result(cancelled, 2),
      false,
    )
  for (const { id } of [winner, loser])
    expect(await orderOf(world, id)).toMatchObject({ status: 5, returned: 5_000n, settlements: 2 })
  expect(world.operator.state.balance).toBe(BALANCE)
})

test('a result that a person says is paid at once, though the world has not said it yet', async () => {
  const world = testDesk(database)
  const marketId = world.open(++matchId)
  const [order] = await world.desk.place([single(marketId)])
  await world.pass(1_000)
  const key = { marketId, optionType: 1, scoreAtBet: null }
  expect(await world.settlement.enterResult(key, result(won, 1), false)).toBe('first')
  expect(await orderOf(world, order!.id)).toMatchObject({ status: 5, returned: 9_500n })
  expect(await world.settlement.enterResult(key, result(won, 1), false)).toBe('same')
  expect(world.operator.state.balance).toBe(BALANCE + 4_500n)
})

test('[SET-03] an older version changes nothing; the same version with another content stops the market', async () => {
  const world = testDesk(database)
  const { id, marketId } = await decided(world, result(won, 2))
  const key = { marketId, optionType: 1, scoreAtBet: null }
  expect(await world.settlement.enterResult(key, result(lost, 1), false)).toBe('old')
  expect(await world.settlement.enterResult(key, result(lost, 2), false)).toBe('contradicts')
  expect(await world.settlement.enterResult(key, result(lost, 3), false)).toBe('stopped')
  expect(await orderOf(world, id)).toMatchObject({ status: 5, returned: 9_500n, settlements: 1 })
  expect(world.operator.state.balance).toBe(BALANCE + 4_500n)
})

test('[SET-03] a result that a person says without a version takes the next one, so it contradicts none', async () => {
  const world = testDesk(database)
  const { id, marketId } = await decided(world, result(won, 3))
  const key = { marketId, optionType: 1, scoreAtBet: null }
  for (const [outcome, resultVersion] of [
    [lost, 4],
    [cancelled, 5],
  ] as const) {
    expect(await world.settlement.enterResult(key, { outcome, resultText: '' }, false)).toBe('correction')
    expect((await orderOf(world, id))!.legs[0]).toMatchObject({ outcome, resultVersion })
  }
  const unknown = { marketId: world.open(++matchId), optionType: 1, scoreAtBet: null }
  expect(await world.settlement.enterResult(unknown, { outcome: won, resultText: '' }, false)).toBe('first')
})

test('[SET-06] a double that a leg had lost is open again after its correction, and pays when the other leg wins', async () => {
  const world = testDesk(database)
  const markets = [world.open(++matchId), world.open(++matchId)]
  const legs = markets.map((marketId) => ({ marketId, optionType: 1, odds: 1_900n as Odds }))
  const [order] = await world.desk.place([{ ...single(markets[0]!), legsEach: 2, legs }])
  await world.pass(1_000)
  world.offers.get(markets[0]!)!.verdict = result(lost, 1)
  world.scenes.get(matchId - 1)!.status = MATCH_STATUS.ended
  await world.clock.advance(minutes(6))
  await world.settlement.run()
  expect(await orderOf(world, order!.id)).toMatchObject({ status: 5, returned: 0n })
  await world.settlement.enterResult(
    { marketId: markets[0]!, optionType: 1, scoreAtBet: null },
    result(won, 2),
    false,
  )
  expect(await orderOf(world, order!.id)).toMatchObject({ status: 4, returned: null })
  world.offers.get(markets[1]!)!.verdict = result(won, 1)
  world.scenes.get(matchId)!.status = MATCH_STATUS.ended
  await world.settlement.run()
  expect(await orderOf(world, order!.id)).toMatchObject({ status: 5, returned: 18_050n, settlements: 2 })
  expect(world.operator.state.balance).toBe(BALANCE - 5_000n + 18_050n)
})

test('every leg of a lost series gets its own result when its match ends, and no money moves by it', async () => {
  const world = testDesk(database)
  const markets = [world.open(++matchId), world.open(++matchId), world.open(++matchId)]
  const legs = markets.map((marketId) => ({ marketId, optionType: 1, odds: 1_900n as Odds }))
  const [order] = await world.desk.place([{ ...single(markets[0]!), legsEach: 3, legs }])
  await world.pass(1_000)
  const outcomes = async () =>
    (await orderOf(world, order!.id))!.legs.map(({ outcome, resultText }) => [outcome, resultText])
  const end = async (index: number, verdict: Verdict) => {
    world.offers.get(markets[index]!)!.verdict = verdict
    world.scenes.get(matchId - 2 + index)!.status = MATCH_STATUS.ended
    await world.clock.advance(minutes(6))
    await world.settlement.run()
  }
  await end(0, result(lost, 1))
  expect(await outcomes()).toEqual([[lost, '1-0'], [null, null], [null, null]]) // prettier-ignore
  const [balance, pushed] = [world.operator.state.balance, world.operator.pushed.length]
  await end(1, result(won, 1, { resultText: '2-1' }))
  await end(2, result(cancelled, 1, { resultText: '' }))
  expect(await outcomes()).toEqual([[lost, '1-0'], [won, '2-1'], [cancelled, '']]) // prettier-ignore
  expect(await orderOf(world, order!.id)).toMatchObject({ status: 5, returned: 0n, settlements: 1 })
  expect(world.operator.state.balance).toBe(balance)
  expect(world.operator.pushed.slice(pushed)).toEqual([order!.id, order!.id])
})

test('[SET-08] after 72 hours a correction waits for two people', async () => {
  const world = testDesk(database)
  const { id, marketId } = await decided(world, result(won, 1))
  world.clock.set(world.clock.now() + hours(72) + 1)
  const key = { marketId, optionType: 1, scoreAtBet: null }
  expect(await world.settlement.enterResult(key, result(lost, 2), false)).toBe('late')
  expect(await orderOf(world, id)).toMatchObject({ returned: 9_500n })
  expect(await world.settlement.enterResult(key, result(lost, 2), true)).toBe('correction')
  expect(await orderOf(world, id)).toMatchObject({ returned: 0n, settlements: 2 })
  expect(world.operator.state.balance).toBe(BALANCE - 5_000n)
})

test('[SET-09] an order taken out of the book gives its stake back once, however often it is asked for', async () => {
  const world = testDesk(database)
  const needs = { ...world, database }
  const marketId = world.open(++matchId)
  const [open] = await world.desk.place([single(marketId)])
  await world.pass(1_000)
  await Promise.all([1, 2, 3].map(() => cancelOrder(open!.id, needs)))
  expect(world.operator.state.balance).toBe(BALANCE)
  const paid = await decided(world, result(won, 1))
  await cancelOrder(paid.id, needs)
  await cancelOrder(paid.id, needs)
  expect(await orderOf(world, paid.id)).toMatchObject({ status: 3, returned: null })
  expect(world.operator.state.balance).toBe(BALANCE)
})

test('money of an order goes in its order: what pays again waits for what takes back', async () => {
  const world = testDesk(database)
  const { marketId } = await decided(world, result(won, 1))
  world.operator.state.isBooking = false
  const key = { marketId, optionType: 1, scoreAtBet: null }
  await world.settlement.enterResult(key, result(cancelled, 2), false)
  world.operator.state.isBooking = true
  await world.settlement.enterResult(key, result(won, 3), false)
  expect(typesOf(world)).toEqual(['BET', 'WIN'])
  await world.clock.advance(minutes(1))
  await world.outbox.flush()
  expect(typesOf(world).slice(2)).toEqual([
    'SETTLEMENT_ROLLBACK_DEDUCT',
    'WIN',
    'SETTLEMENT_ROLLBACK_DEDUCT',
    'WIN',
  ])
  expect(world.operator.state.balance).toBe(BALANCE + 4_500n)
})
