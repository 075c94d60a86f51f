import { OUTCOME, MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import { sharedDesks } from '@keo/dev-world/shared-desks'
import { minutes } from '@keo/units/instants'
import { expect, test } from 'vitest'
import { frame } from '../orders/test-desk.ts'
import { createCashOutDesk } from './cash-out-desk.ts'
import { testCashOuts } from './test-cash-outs.ts'

const { database } = sharedDesks()

const { live, ended } = MATCH_STATUS
/** Even at 1.90 is worth 0.95; three percent less is 0.9215, five percent less 0.9025. */
const [EARLY, LIVE] = [9_215n, 9_025n]

test('[TIM-08] in play a cash-out waits as a bet does, and a goal meanwhile refuses it', async () => {
  const world = testCashOuts(database)
  const calm = await world.bet({ status: live })
  const stirred = await world.bet({ status: live })
  const ids: string[] = []
  for (const { id } of [calm, stirred]) {
    expect(await world.price(id)).toBe(LIVE)
    ids.push((await world.cashOuts.place(world.request(id, { requestedPrice: LIVE }))).id)
  }
  await world.pass(4_999)
  expect(await world.cashOut(ids[0]!)).toMatchObject({ status: 1 })
  const scene = world.scenes.get(stirred.places[0]!.matchId)!
  const atMs = world.clock.now() - Number(scene.match?.startsAt)
  scene.frames.push(frame(atMs, { events: [{ kind: 'goal', side: 'home' }] }))
  await world.pass(1)
  expect(await world.cashOut(ids[0]!)).toMatchObject({ status: 5, payout: 4_512n })
  expect(await world.cashOut(ids[1]!)).toMatchObject({
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
  const made = await world.cashOuts.place(world.request(id, { acceptsChange }))
  world.offers.get(places[0]!.marketId)!.chance = chance
  await world.pass(1_000)
  expect(await world.cashOut(made.id)).toMatchObject(wanted)
})

test('an order that is settled during the wait is not paid a second time', async () => {
  const world = testCashOuts(database)
  const { id, places } = await world.bet()
  await world.price(id)
  const made = await world.cashOuts.place(world.request(id, {}))
  world.offers.get(places[0]!.marketId)!.verdict = { outcome: OUTCOME.won, resultText: '1-0' }
  world.scenes.get(places[0]!.matchId)!.status = ended
  await world.clock.advance(minutes(66))
  await Promise.all([world.settlement.run(), world.cashOuts.run()])
  await world.cashOuts.run()
  expect(await world.cashOut(made.id)).toMatchObject({ status: 2, refusal: 'orderSettled' })
  expect(world.operator.state.balance).toBe(1_000_000n - 5_000n + 9_500n)
})

test('another process finishes what one left behind, once', async () => {
  const world = testCashOuts(database)
  const { id } = await world.bet()
  await world.price(id)
  const made = await world.cashOuts.place(world.request(id, {}))
  await world.clock.advance(1_000)
  const others = [createCashOutDesk(world.needs), createCashOutDesk(world.needs)]
  await Promise.all(others.map((desk) => desk.run().catch(() => null)))
  await world.cashOuts.run()
  expect(await world.cashOut(made.id)).toMatchObject({ status: 5 })
  expect(await world.order(id)).toMatchObject({ cashOuts: 1 })
  expect(world.operator.state.balance).toBe(1_000_000n - 5_000n + 4_607n)
})
