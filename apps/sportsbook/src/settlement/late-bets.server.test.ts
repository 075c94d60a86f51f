import { OUTCOME, MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import { sharedDesks } from '@keo/dev-world/shared-desks'
import type { Odds } from '@keo/units/odds'
import { expect, test } from 'vitest'
import { lateReason } from './late-bets.ts'
import { single, testDesk } from '../orders/test-desk.ts'

const { database } = sharedDesks()

test('[TIM-10] bets accepted after the deciding event are void, won or lost alike; those before it and other legs stand', async () => {
  const world = testDesk(database)
  const [marketId, elsewhere] = [world.open(200, { status: MATCH_STATUS.live }), world.open(201)]
  const place = async (more: Parameters<typeof single>[1] = {}) => {
    const [order] = await world.desk.place([single(marketId, more)])
    await world.pass(5_000)
    return order?.id ?? ''
  }
  const [early, earlyLost] = [await place(), await place({ option: 2 })]
  const happenedAt = world.clock.now()
  const atOnce = world.clock.now()
  const [late, lateLost] = [await place(), await place({ option: 2 })]
  const legs = [marketId, elsewhere].map((id) => ({ marketId: id, optionType: 1, odds: 1_900n as Odds }))
  const [double] = await world.desk.place([{ ...single(marketId), legsEach: 2, legs }])
  await world.pass(5_000)

  const enter = (optionType: number, outcome: 3 | 4) =>
    world.settlement.enterResult(
      { marketId, optionType, scoreAtBet: [1, 0] },
      { outcome, resultText: '2-0', version: 1, decidedAt: happenedAt },
      false,
    )
  await enter(1, OUTCOME.won)
  await enter(2, OUTCOME.lost)
  world.offers.get(elsewhere)!.verdict = { outcome: OUTCOME.won, resultText: '1-0' }
  for (const scene of world.scenes.values()) scene.status = MATCH_STATUS.ended
  await world.clock.advance(300_000)
  await world.settlement.run()

  const ids = [early, earlyLost, late, lateLost, double?.id ?? '']
  const orders = await world.desk.ownOrders('user-1', ids)
  const ended = ids.map((id) => orders.find((order) => order.id === id)!)
  expect(ended.map(({ legs: [leg], returned }) => [leg?.outcome, returned])).toEqual([
    [OUTCOME.won, 9_500n],
    [OUTCOME.lost, 0n],
    [OUTCOME.cancelled, 5_000n],
    [OUTCOME.cancelled, 5_000n],
    [OUTCOME.cancelled, 9_500n],
  ])
  expect(ended.map(({ legs: [leg] }) => lateReason(leg!)?.name ?? null)).toEqual([
    null,
    null,
    'LATE',
    'LATE',
    'LATE',
  ])
  expect(ended[0]?.decidedAt).toBeLessThanOrEqual(atOnce)
})

test('[TIM-10] a process that takes the settlement up again still knows when the event was', async () => {
  const world = testDesk(database)
  const marketId = world.open(202, { status: MATCH_STATUS.live })
  const [waiting] = await world.desk.place([single(marketId)])
  await world.desk.run()
  const result = { outcome: OUTCOME.won, resultText: '2-0', version: 1, decidedAt: world.clock.now() }
  const key = { marketId, optionType: 1, scoreAtBet: [1, 0] } as const
  expect(await world.settlement.enterResult(key, result, false)).toBe('first')
  await world.pass(5_000)

  // After a restart the world reports the same result without its time.
  const next = testDesk(database)
  next.open(202, { status: MATCH_STATUS.live })
  next.offers.get(marketId)!.verdict = { outcome: OUTCOME.won, resultText: '2-0' }
  await next.clock.advance(10_000)
  await next.settlement.run()
  const [order] = await next.desk.ownOrders('user-1', [waiting?.id ?? ''])
  expect([order?.status, order?.returned, order?.legs[0]?.resultText]).toEqual([5, 5_000n, 'LATE'])
})
