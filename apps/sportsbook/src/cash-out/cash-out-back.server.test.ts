import { OUTCOME, MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import { sharedDesks } from '@keo/dev-world/shared-desks'
import { minutes } from '@keo/units/instants'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { cancelCashOut } from './cancel-cash-out.ts'
import { sqlCashOutStore } from './cash-out-store.ts'
import { testCashOuts } from './test-cash-outs.ts'

const { database } = sharedDesks()

const { ended } = MATCH_STATUS

test.each([
  ['whole', 5_000n, 4_607n],
  ['part', 2_000n, 1_843n],
])('a %s cash-out is taken back once: its money goes back and the bet runs on', async (_, stake, payout) => {
  const world = testCashOuts(database)
  const { id, places } = await world.bet()
  const made = await world.cashOuts.place(world.request(id, { stake, requestedPrice: await world.price(id) }))
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
  expect(await world.cashOut(made.id)).toMatchObject({ status: 3, refusal: 'takenBack', payout: null })
  expect(await world.order(id)).toMatchObject({ status: 4, cashOuts: 0, closedStake: 0n, closedReturn: 0n })
  expect(world.operator.state.balance).toBe(995_000n)
  expect(await store.takenBackOf([id])).toEqual([stake])
  expect((await positions()).map((position) => position.stake)).toEqual([50n, 50n, 50n])
  expect(world.exposures.of(places[0]!.marketId, 1)).toBeGreaterThan(bound)
})

test('a cash-out is not taken back once results have decided the rest', async () => {
  const world = testCashOuts(database)
  const { id, places } = await world.bet()
  const made = await world.cashOuts.place(
    world.request(id, { stake: 2_000n, requestedPrice: await world.price(id) }),
  )
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
