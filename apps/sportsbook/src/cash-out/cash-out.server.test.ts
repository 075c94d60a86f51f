import { OUTCOME, MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import { sharedDesks } from '@keo/dev-world/shared-desks'
import { minutes } from '@keo/units/instants'
import { expect, test } from 'vitest'
import { SUSPENSION } from '../play/sport-model.ts'
import { testCashOuts } from './test-cash-outs.ts'

const { database } = sharedDesks()

const { live, ended } = MATCH_STATUS
/** Even at 1.90 is worth 0.95; three percent less is 0.9215. */
const EARLY = 9_215n

test('[SPT-12a] a whole bet is cashed out at the price shown: paid, settled, told, and its exposure freed', async () => {
  const world = testCashOuts(database)
  const { id, places } = await world.bet()
  expect(await world.price(id)).toBe(EARLY)
  const made = await world.cashOuts.place(world.request(id, {}))
  expect(made).toMatchObject({ status: 1, unitPrice: EARLY, fairPrice: 9_500n })
  await world.pass(1_000)
  expect(await world.cashOut(made.id)).toMatchObject({ status: 5, payout: 4_607n })
  const order = { cashOuts: 1, closedStake: 5_000n, closedReturn: 4_607n }
  expect(await world.order(id)).toMatchObject({ ...order, status: 5, returned: 0n })
  expect(world.operator.state.balance).toBe(1_000_000n - 5_000n + 4_607n)
  expect(world.operator.booked.get(`${made.id}-cashout`)).toMatchObject({
    businessId: id,
    transferType: 'CASHOUT',
  })
  expect(world.operator.pushedCashOuts).toContain(made.id)
  expect(world.exposures.of(places[0]!.marketId, 1)).toBe(0)
})

test('[MON-33] two parts and the rest: what is closed is final, and the result pays the rest alone', async () => {
  const world = testCashOuts(database)
  const { id, places } = await world.bet()
  for (const stake of [1_001n, 1_999n]) {
    await world.cashOuts.place(world.request(id, { stake, requestedPrice: await world.price(id) }))
    await world.pass(1_000)
  }
  expect(await world.order(id)).toMatchObject({
    status: 4,
    cashOuts: 2,
    closedStake: 3_000n,
    closedReturn: 2_764n,
  })
  world.offers.get(places[0]!.marketId)!.verdict = { outcome: OUTCOME.won, resultText: '1-0' }
  world.scenes.get(places[0]!.matchId)!.status = ended
  await world.clock.advance(minutes(66))
  await world.settlement.run()
  // 20.00 of the 50.00 are left, at 1.90.
  expect(await world.order(id)).toMatchObject({ status: 5, returned: 3_800n })
  expect(world.operator.state.balance).toBe(1_000_000n - 5_000n + 922n + 1_842n + 3_800n)
})

test('[MON-33] an offer whose price did not change is taken until its last moment, then says that it is over', async () => {
  const world = testCashOuts(database)
  const { id } = await world.bet()
  const requestedPrice = await world.price(id)
  await world.clock.advance(5_001)
  const part = world.request(id, { stake: 2_000n, requestedPrice })
  await expect(world.cashOuts.place(part)).rejects.toMatchObject({ code: 'CASH_OUT_OFFER_OVER' })
  expect(await world.price(id)).toBe(requestedPrice)
  await world.clock.advance(5_000)
  await world.cashOuts.place(part)
  await world.pass(1_000)
  expect(await world.order(id)).toMatchObject({ cashOuts: 1, closedStake: 2_000n })
})

test('[MON-33] after a cash-out that came to nothing, the same price shown again is taken', async () => {
  const world = testCashOuts(database)
  const { id, places } = await world.bet({ status: MATCH_STATUS.live })
  const requestedPrice = await world.price(id)
  const scene = world.scenes.get(places[0]!.matchId)!
  const request = world.request(id, { requestedPrice })
  const first = await world.cashOuts.place(request)
  scene.suspension = SUSPENSION.other
  await world.pass(20_000)
  expect(await world.cashOut(first.id)).toMatchObject({ status: 2 })
  scene.suspension = null
  expect(await world.price(id)).toBe(requestedPrice)
  const second = await world.cashOuts.place(request)
  await world.pass(20_000)
  expect(await world.cashOut(second.id)).toMatchObject({ status: 5 })
})

test('[MON-33] an offer stands for five seconds and is taken once', async () => {
  const world = testCashOuts(database)
  const { id } = await world.bet()
  const requestedPrice = await world.price(id)
  await world.clock.advance(5_001)
  const part = world.request(id, { stake: 2_000n, requestedPrice })
  await expect(world.cashOuts.place(part)).rejects.toMatchObject({ code: 'CASH_OUT_OFFER_OVER' })
  await world.price(id)
  await world.cashOuts.place(part)
  await world.pass(1_000)
  await expect(world.cashOuts.place(part)).rejects.toMatchObject({ code: 'CASH_OUT_PRICE_CHANGED' })
  expect(await world.order(id)).toMatchObject({ cashOuts: 1, closedStake: 2_000n })
})

test('[MON-33] two cash-outs at the same moment: one is made, and the same request twice is one', async () => {
  const world = testCashOuts(database)
  const { id } = await world.bet()
  await world.price(id)
  const requests = [2_000n, 3_000n, 2_000n, 3_000n].map((stake) => world.request(id, { stake }))
  const outcomes = await Promise.allSettled(requests.map((request) => world.cashOuts.place(request)))
  const made = outcomes.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  expect(new Set(made.map((cashOut) => cashOut.id)).size).toBe(1)
  expect(made.length).toBe(2)
  const refused = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []))
  expect(refused).toEqual(['CASH_OUT_EXISTS', 'CASH_OUT_EXISTS'])
  await world.pass(1_000)
  expect(await world.order(id)).toMatchObject({ cashOuts: 1, closedStake: made[0]?.stake })
})

test('a request with an id of its own is one cash-out however often and however late it is sent', async () => {
  const world = testCashOuts(database)
  const { id } = await world.bet()
  await world.price(id)
  const request = world.request(id, { stake: 2_000n, relatedId: 'mine' })
  const made = await Promise.all(Array.from({ length: 12 }, () => world.cashOuts.place(request)))
  await world.pass(1_000)
  const late = await world.cashOuts.place(request)
  expect(new Set(made.map((cashOut) => cashOut.id))).toEqual(new Set([late.id]))
  expect(late.status).toBe(5)
  const other = { ...request, stake: 3_000n }
  await expect(world.cashOuts.place(other)).rejects.toMatchObject({ code: 'DUPLICATE_SUBMIT' })
})

test('[MON-33] while a leg stands still there is no price and nothing can be taken', async () => {
  const world = testCashOuts(database)
  const { id, places } = await world.bet({ legs: 2, status: live })
  const requestedPrice = await world.price(id)
  world.scenes.get(places[1]!.matchId)!.suspension = SUSPENSION.varCheck
  const [seen] = await world.cashOuts.look('user-1', [id])
  expect(seen?.quote).toEqual({ state: 'suspended' })
  await expect(world.cashOuts.place(world.request(id, { requestedPrice }))).rejects.toMatchObject({
    code: 'NO_CASH_OUT_PRICE',
  })
})

test('[BET-13] somebody else’s order and none at all are the same to who asks', async () => {
  const world = testCashOuts(database)
  const { id } = await world.bet()
  await world.price(id)
  for (const request of [world.request(id, { userId: 'user-2' }), world.request('0000000000000000001', {})])
    await expect(world.cashOuts.place(request)).rejects.toMatchObject({ code: 'CASH_OUT_ORDER_UNKNOWN' })
  expect(await world.cashOuts.look('user-2', [id])).toEqual([])
})

test('at most five cash-outs of one order', async () => {
  const world = testCashOuts(database)
  const { id } = await world.bet({ unitStake: 20_000n })
  for (let time = 0; time < 5; time++) {
    await world.cashOuts.place(world.request(id, { stake: 2_000n, requestedPrice: await world.price(id) }))
    await world.pass(6_000)
  }
  const sixth = world.request(id, { stake: 2_000n, acceptsChange: true })
  await expect(world.cashOuts.place(sixth)).rejects.toMatchObject({ code: 'CASH_OUT_COUNT_REACHED' })
})
