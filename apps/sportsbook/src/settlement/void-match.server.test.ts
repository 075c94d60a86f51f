import { OUTCOME, MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import { sharedDesks } from '@keo/dev-world/shared-desks'
import { hours, minutes } from '@keo/units/instants'
import type { Odds } from '@keo/units/odds'
import { beforeEach, expect, test } from 'vitest'
import { LAST_VERSION } from '../pricing/verdicts/corrections.ts'
import { type Verdict } from '../pricing/quote.ts'
import { single, testDesk } from '../orders/test-desk.ts'

let world: ReturnType<typeof testDesk>
const BALANCE = 1_000_000n
const [MATCH, OTHER] = [9_501, 9_502]
const { won, lost, cancelled } = OUTCOME

const { storage, database } = sharedDesks()
beforeEach(() => {
  world = testDesk(database)
})

/** Bets on both options of one market, a bet on another and a double with another match; then the match is over. */
async function played(verdicts: { ours: Verdict; theirs: Verdict | null }): Promise<string[]> {
  const [first, other] = [world.open(MATCH), world.open(OTHER)]
  const second = first + 1
  world.offers.set(second, { ...world.offers.get(first)! })
  const legs = [first, other].map((marketId) => ({ marketId, optionType: 1, odds: 1_900n as Odds }))
  const placed = await world.desk.place([
    single(first),
    single(first, { option: 2, userId: 'user-2' }),
    single(second),
    { ...single(first, { userId: 'user-3' }), legsEach: 2, legs },
  ])
  await world.pass(1_000)
  world.offers.get(first)!.verdict = verdicts.ours
  world.offers.get(second)!.verdict = verdicts.theirs
  world.scenes.get(MATCH)!.status = MATCH_STATUS.ended
  await world.clock.advance(minutes(6))
  await world.settlement.run()
  return placed.map(({ id }) => id)
}

const result = (outcome: Verdict['outcome'], more: Partial<Verdict> = {}): Verdict => ({
  outcome,
  resultText: '1-0',
  ...more,
})

async function orders() {
  return database.db
    .withTables<{ bet_order: { id: string; status: number; returned: bigint | null; settlements: number } }>()
    .selectFrom('bet_order')
    .select(['id', 'status', 'returned', 'settlements'])
    .orderBy('id')
    .execute()
}

test('[SET-05] [SET-04] a settled match that is voided: what was won goes back, every stake is refunded, and once only', async () => {
  await played({ ours: result(won), theirs: result(lost) })
  expect((await orders()).map(({ returned }) => returned)).toEqual([9_500n, 9_500n, 0n, null])
  expect(await world.settlement.voidMatch(MATCH, false)).toEqual({ judgement: 'correction', options: 3 })
  const [winner, opposite, loser, double] = await orders()
  for (const each of [winner, opposite, loser])
    expect(each).toMatchObject({ status: 5, returned: 5_000n, settlements: 2 })
  expect(double).toMatchObject({ status: 4, returned: null })
  const stakeOfDouble = 5_000n
  expect(world.operator.state.balance).toBe(BALANCE - stakeOfDouble)
  const moved = world.operator.booked.size
  expect(await world.settlement.voidMatch(MATCH, false)).toEqual({ judgement: 'same', options: 0 })
  await Promise.all([world.settlement.run(), world.settlement.voidMatch(MATCH, false)])
  expect(world.operator.booked.size).toBe(moved)
  // The leg of the double stands at 1.000.
  world.offers.get(world.open(OTHER))!.verdict = result(won)
  world.scenes.get(OTHER)!.status = MATCH_STATUS.ended
  await world.settlement.run()
  expect((await orders())[3]).toMatchObject({ status: 5, returned: 9_500n })
  expect(world.operator.state.balance).toBe(BALANCE - stakeOfDouble + 9_500n)
})

test('what the world corrects later does not bring a voided match back, and what is not paid yet is refunded', async () => {
  const nextAt = world.clock.now() + minutes(20)
  await played({ ours: result(cancelled, { nextAt }), theirs: null })
  expect((await orders())[2]).toMatchObject({ status: 4 })
  await world.settlement.voidMatch(MATCH, false)
  for (const offer of world.offers.values()) offer.verdict = result(won, { version: LAST_VERSION })
  await world.clock.advance(hours(1))
  await world.settlement.run()
  expect((await orders()).slice(0, 3).map(({ returned }) => returned)).toEqual([5_000n, 5_000n, 5_000n])
  expect(world.operator.state.balance).toBe(BALANCE - 5_000n)
})

test('[SET-12] a void that was written and not paid when the process died is paid by the next one', async () => {
  await played({ ours: result(won), theirs: result(lost) })
  await storage.asOwner(`update sportsbook.market_result set outcome = ${cancelled},
    version = ${LAST_VERSION + 1}, next_at = changed_at`)
  await world.settlement.run()
  expect((await orders()).slice(0, 3).map(({ returned }) => returned)).toEqual([5_000n, 5_000n, 5_000n])
  expect(await world.settlement.voidMatch(MATCH, false)).toEqual({ judgement: 'same', options: 0 })
  expect(world.operator.state.balance).toBe(BALANCE - 5_000n)
})

test('[SET-08] after 72 hours two people void a match, or nothing of it is', async () => {
  await played({ ours: result(won), theirs: result(lost) })
  const before = await orders()
  world.clock.set(world.clock.now() + hours(72) + 1)
  expect(await world.settlement.voidMatch(MATCH, false)).toEqual({ judgement: 'late', options: 0 })
  expect(await orders()).toEqual(before)
  expect(await world.settlement.voidMatch(MATCH, true)).toEqual({ judgement: 'correction', options: 3 })
  expect(world.operator.state.balance).toBe(BALANCE - 5_000n)
})
