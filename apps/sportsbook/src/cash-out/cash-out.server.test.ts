import { freshDatabase, type TestDatabase } from '@keo/dev-world/test-database'
import type { Database } from '@keo/service-kit/db/database'
import { minutes } from '@keo/units/instants'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { emptyDesk, frame } from '../orders/test-desk.ts'
import { SUSPENSION } from '../play/sport-model.ts'
import { OUTCOME } from '../pricing/quote.ts'
import { MATCH_STATUS } from '../stage/stage.ts'
import { cancelCashOut } from './cancel-cash-out.ts'
import { createCashOutDesk } from './cash-out-desk.ts'
import { sqlCashOutStore } from './cash-out-store.ts'
import { testCashOuts } from './test-cash-outs.ts'

let storage: TestDatabase
let database: Database

beforeAll(async () => {
  storage = await freshDatabase()
  database = storage.connect('sportsbook')
})
afterAll(() => storage.close())
beforeEach(() => emptyDesk(storage))

const { live, ended } = MATCH_STATUS
/** Even at 1.90 is worth 0.95; three percent less is 0.9215, five percent less 0.9025. */
const [EARLY, LIVE] = [9_215n, 9_025n]

type World = ReturnType<typeof testCashOuts>

async function cashOutOf(world: World, id: string) {
  const [cashOut] = await world.cashOuts.own('user-1', [id])
  return cashOut
}

test('[SPT-12a] a whole bet is cashed out at the price shown: paid, settled, told, and its exposure freed', async () => {
  const world = testCashOuts(database)
  const { id, places } = await world.bet()
  expect(await world.price(id)).toBe(EARLY)
  const made = await world.cashOuts.place(world.wish(id, {}))
  expect(made).toMatchObject({ status: 1, unitPrice: EARLY, fairPrice: 9_500n })
  await world.pass(1_000)
  expect(await cashOutOf(world, made.id)).toMatchObject({ status: 5, payout: 4_607n })
  const order = { cashOuts: 1, closedStake: 5_000n, closedReturn: 4_607n }
  expect(await world.order(id)).toMatchObject({ ...order, status: 5, returned: 0n })
  expect(world.operator.state.balance).toBe(1_000_000n - 5_000n + 4_607n)
  expect(world.operator.booked.get(`${made.id}-cashout`)).toMatchObject({
    businessId: id,
    transferType: 'CASHOUT',
  })
  expect(world.operator.toldCashOuts).toContain(made.id)
  expect(world.exposures.of(places[0]!.marketId, 1)).toBe(0)
})

test('[MON-33] two parts and the rest: what is closed is final, and the result pays the rest alone', async () => {
  const world = testCashOuts(database)
  const { id, places } = await world.bet()
  for (const stake of [1_001n, 1_999n]) {
    await world.cashOuts.place(world.wish(id, { stake, asked: await world.price(id) }))
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

test('[MON-33] an offer stands for five seconds and is taken once', async () => {
  const world = testCashOuts(database)
  const { id } = await world.bet()
  const asked = await world.price(id)
  await world.clock.advance(5_001)
  const part = world.wish(id, { stake: 2_000n, asked })
  await expect(world.cashOuts.place(part)).rejects.toMatchObject({ code: 'CASH_OUT_PRICE_CHANGED' })
  await world.price(id)
  await world.cashOuts.place(part)
  await world.pass(1_000)
  await expect(world.cashOuts.place(part)).rejects.toMatchObject({ code: 'CASH_OUT_PRICE_CHANGED' })
  expect(await world.order(id)).toMatchObject({ cashOuts: 1, closedStake: 2_000n })
})

test('[MON-33] two cash-outs at the same moment: one is made, and the same wish twice is one', async () => {
  const world = testCashOuts(database)
  const { id } = await world.bet()
  await world.price(id)
  const wishes = [2_000n, 3_000n, 2_000n, 3_000n].map((stake) => world.wish(id, { stake }))
  const outcomes = await Promise.allSettled(wishes.map((wish) => world.cashOuts.place(wish)))
  const made = outcomes.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  expect(new Set(made.map((cashOut) => cashOut.id)).size).toBe(1)
  expect(made.length).toBe(2)
  const refused = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []))
  expect(refused).toEqual(['CASH_OUT_EXISTS', 'CASH_OUT_EXISTS'])
  await world.pass(1_000)
  expect(await world.order(id)).toMatchObject({ cashOuts: 1, closedStake: made[0]?.stake })
})

test('a wish with an id of its own is one cash-out however often and however late it is sent', async () => {
  const world = testCashOuts(database)
  const { id } = await world.bet()
  await world.price(id)
  const wish = world.wish(id, { stake: 2_000n, relatedId: 'mine' })
  const [first, second] = await Promise.all([world.cashOuts.place(wish), world.cashOuts.place(wish)])
  await world.pass(1_000)
  const late = await world.cashOuts.place(wish)
  expect([second.id, late.id]).toEqual([first.id, first.id])
  expect(late.status).toBe(5)
  const other = { ...wish, stake: 3_000n }
  await expect(world.cashOuts.place(other)).rejects.toMatchObject({ code: 'DUPLICATE_SUBMIT' })
})

test('[MON-33] while a leg stands still there is no price and nothing can be taken', async () => {
  const world = testCashOuts(database)
  const { id, places } = await world.bet({ legs: 2, status: live })
  const asked = await world.price(id)
  world.scenes.get(places[1]!.matchId)!.suspension = SUSPENSION.varCheck
  const [seen] = await world.cashOuts.look('user-1', [id])
  expect(seen?.quote).toEqual({ state: 'suspended' })
  await expect(world.cashOuts.place(world.wish(id, { asked }))).rejects.toMatchObject({
    code: 'NO_CASH_OUT_PRICE',
  })
})

test('[TIM-08] in play a cash-out waits as a bet does, and a goal meanwhile refuses it', async () => {
  const world = testCashOuts(database)
  const calm = await world.bet({ status: live })
  const stirred = await world.bet({ status: live })
  const ids: string[] = []
  for (const { id } of [calm, stirred]) {
    expect(await world.price(id)).toBe(LIVE)
    ids.push((await world.cashOuts.place(world.wish(id, { asked: LIVE }))).id)
  }
  await world.pass(4_999)
  expect(await cashOutOf(world, ids[0]!)).toMatchObject({ status: 1 })
  const scene = world.scenes.get(stirred.places[0]!.matchId)!
  const atMs = world.clock.now() - Number(scene.match?.startsAt)
  scene.frames.push(frame(atMs, { events: [{ kind: 'goal', side: 'home' }] }))
  await world.pass(1)
  expect(await cashOutOf(world, ids[0]!)).toMatchObject({ status: 5, payout: 4_512n })
  expect(await cashOutOf(world, ids[1]!)).toMatchObject({
    status: 2,
    refusal: 'marketSuspended',
    payout: null,
  })
  expect(await world.order(stirred.id)).toMatchObject({ status: 4, cashOuts: 0, closedStake: 0n })
})

test.each([
  ['a little', 0.495, false, { status: 5, unitPrice: EARLY }],
  ['much', 0.4, false, { status: 2, refusal: 'priceChanged' }],
  ['much, and a lower price was accepted', 0.4, true, { status: 5, unitPrice: 7_372n }],
])('[MON-33] a price that falls %s during the wait', async (_, chance, acceptsChange, wanted) => {
  const world = testCashOuts(database)
  const { id, places } = await world.bet()
  await world.price(id)
  const made = await world.cashOuts.place(world.wish(id, { acceptsChange }))
  world.offers.get(places[0]!.marketId)!.chance = chance
  await world.pass(1_000)
  expect(await cashOutOf(world, made.id)).toMatchObject(wanted)
})

test('an order that is settled during the wait is not paid a second time', async () => {
  const world = testCashOuts(database)
  const { id, places } = await world.bet()
  await world.price(id)
  const made = await world.cashOuts.place(world.wish(id, {}))
  world.offers.get(places[0]!.marketId)!.verdict = { outcome: OUTCOME.won, resultText: '1-0' }
  world.scenes.get(places[0]!.matchId)!.status = ended
  await world.clock.advance(minutes(66))
  await Promise.all([world.settlement.run(), world.cashOuts.run()])
  await world.cashOuts.run()
  expect(await cashOutOf(world, made.id)).toMatchObject({ status: 2, refusal: 'orderSettled' })
  expect(world.operator.state.balance).toBe(1_000_000n - 5_000n + 9_500n)
})

test('another process finishes what one left behind, once', async () => {
  const world = testCashOuts(database)
  const { id } = await world.bet()
  await world.price(id)
  const made = await world.cashOuts.place(world.wish(id, {}))
  await world.clock.advance(1_000)
  const others = [createCashOutDesk(world.needs), createCashOutDesk(world.needs)]
  await Promise.all(others.map((desk) => desk.run().catch(() => null)))
  await world.cashOuts.run()
  expect(await cashOutOf(world, made.id)).toMatchObject({ status: 5 })
  expect(await world.order(id)).toMatchObject({ cashOuts: 1 })
  expect(world.operator.state.balance).toBe(1_000_000n - 5_000n + 4_607n)
})

test('[BET-13] somebody else’s order and none at all are the same to who asks', async () => {
  const world = testCashOuts(database)
  const { id } = await world.bet()
  await world.price(id)
  for (const wish of [world.wish(id, { userId: 'user-2' }), world.wish('0000000000000000001', {})])
    await expect(world.cashOuts.place(wish)).rejects.toMatchObject({ code: 'CASH_OUT_ORDER_UNKNOWN' })
  expect(await world.cashOuts.look('user-2', [id])).toEqual([])
})

test('at most five cash-outs of one order', async () => {
  const world = testCashOuts(database)
  const { id } = await world.bet({ unitStake: 20_000n })
  for (let time = 0; time < 5; time++) {
    await world.cashOuts.place(world.wish(id, { stake: 2_000n, asked: await world.price(id) }))
    await world.pass(6_000)
  }
  const sixth = world.wish(id, { stake: 2_000n, acceptsChange: true })
  await expect(world.cashOuts.place(sixth)).rejects.toMatchObject({ code: 'CASH_OUT_COUNT_REACHED' })
})

test('a cash-out that waits for its return is made when the price reaches it, and may be called off', async () => {
  const world = testCashOuts(database)
  const { id, places } = await world.bet()
  const wish = { userId: 'user-1', orderId: id, stake: 5_000n, device: 'h5', address: '127.0.0.1' }
  const waiting = await world.reserved.place({ ...wish, wantedReturn: 6_000n })
  await expect(world.reserved.place({ ...wish, wantedReturn: 5_500n })).rejects.toMatchObject({
    code: 'RESERVED_CASH_OUT_EXISTS',
  })
  await world.pass(2_000)
  expect((await world.reserved.own('user-1', [waiting.id]))[0]).toMatchObject({ status: 1 })
  await world.reserved.cancel('user-1', waiting.id)
  await expect(world.reserved.cancel('user-1', waiting.id)).rejects.toMatchObject({ code: 'CANCEL_FAILED' })

  const again = await world.reserved.place({ ...wish, wantedReturn: 6_000n })
  world.offers.get(places[0]!.marketId)!.chance = 0.7
  for (let second = 0; second < 4; second++) await world.pass(1_000)
  expect((await world.reserved.own('user-1', [again.id]))[0]).toMatchObject({ status: 2 })
  // 0.7 at 1.90 is 1.33; three percent less is 1.2901.
  expect(await world.order(id)).toMatchObject({ status: 5, closedReturn: 6_450n })
})

test.each([
  ['more than all that can be won', { wantedReturn: 9_501n }, 'RESERVED_RETURN_TOO_HIGH'],
  ['more than the stake', { stake: 5_001n }, 'CASH_OUT_ABOVE_STAKE'],
  ['too little', { stake: 999n }, 'CASH_OUT_STAKE_TOO_LOW'],
  ['all but too little', { stake: 4_500n }, 'RESERVED_CASH_OUT_ALL_INSTEAD'],
  ['another’s order', { userId: 'user-2' }, 'CASH_OUT_OF_UNKNOWN_ORDER'],
])('a waiting cash-out is refused for %s', async (_, more, code) => {
  const world = testCashOuts(database)
  const { id } = await world.bet()
  const wish = { userId: 'user-1', orderId: id, stake: 5_000n, wantedReturn: 5_500n }
  await expect(
    world.reserved.place({ ...wish, device: 'h5', address: '127.0.0.1', ...more }),
  ).rejects.toMatchObject({ code })
})

test.each([
  ['whole', 5_000n, 4_607n],
  ['part', 2_000n, 1_843n],
])('a %s cash-out is taken back once: its money goes back and the bet runs on', async (_, stake, payout) => {
  const world = testCashOuts(database)
  const { id, places } = await world.bet()
  const made = await world.cashOuts.place(world.wish(id, { stake, asked: await world.price(id) }))
  await world.pass(1_000)
  expect(world.operator.state.balance).toBe(995_000n + payout)
  const bound = world.exposures.of(places[0]!.marketId, 1)
  const positions = async () =>
    (
      await sql<{ kind: string; stake: bigint }>`
      select kind, stake from player_position where user_id = 'user-1' and stake > 0 order by kind`.execute(
        database.db,
      )
    ).rows
  const held = (5_000n - stake) / 100n
  // The day has seen the whole stake; the market and the match hold what is still bet.
  expect(await positions()).toEqual([
    { kind: 'day', stake: 50n },
    ...(held > 0n
      ? [
          { kind: 'market', stake: held },
          { kind: 'match', stake: held },
        ]
      : []),
  ])
  const store = sqlCashOutStore(database.db)
  expect(await store.takenBackOf([id])).toEqual([0n])
  await Promise.all([
    cancelCashOut(made.id, world.needs),
    cancelCashOut(made.id, world.needs).catch(() => null),
  ])
  expect(await cashOutOf(world, made.id)).toMatchObject({ status: 3, refusal: 'takenBack', payout: null })
  expect(await world.order(id)).toMatchObject({ status: 4, cashOuts: 0, closedStake: 0n, closedReturn: 0n })
  expect(world.operator.state.balance).toBe(995_000n)
  expect(await store.takenBackOf([id])).toEqual([stake])
  expect((await positions()).map((position) => position.stake)).toEqual([50n, 50n, 50n])
  expect(world.exposures.of(places[0]!.marketId, 1)).toBeGreaterThan(bound)
})

test('a cash-out is not taken back once results have decided the rest', async () => {
  const world = testCashOuts(database)
  const { id, places } = await world.bet()
  const made = await world.cashOuts.place(world.wish(id, { stake: 2_000n, asked: await world.price(id) }))
  await world.pass(1_000)
  world.offers.get(places[0]!.marketId)!.verdict = { outcome: OUTCOME.lost, resultText: '0-1' }
  world.scenes.get(places[0]!.matchId)!.status = ended
  await world.clock.advance(minutes(66))
  await world.settlement.run()
  await expect(cancelCashOut(made.id, world.needs)).rejects.toMatchObject({ code: 'CANCEL_FAILED' })
  await expect(cancelCashOut('0000000000000000001', world.needs)).rejects.toMatchObject({
    code: 'DATA_NOT_FOUND',
  })
})
