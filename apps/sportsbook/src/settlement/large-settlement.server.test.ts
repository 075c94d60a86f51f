import { OUTCOME, MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import { sharedDesks } from '@keo/dev-world/shared-desks'
import type { Database } from '@keo/service-kit/db/database'
import { createLog } from '@keo/service-kit/log'
import { minutes } from '@keo/units/instants'
import { expect, test } from 'vitest'
import { type Book } from '../pricing/quote.ts'
import { createSettlement } from './settlement.ts'
import { testDesk } from '../orders/test-desk.ts'

/** A hundred thousand by flag, and then within a minute. */
const SLIPS = Number(process.env['SETTLED_SLIPS'] ?? 4_500)
const MATCH = 8_000
const log = createLog({ level: 'error' })

const { storage, database } = sharedDesks()

/** Accepted singles, half of them on each of two options, each with a stake of its own. */
async function fill(marketId: number): Promise<void> {
  await storage.asOwner(`
    set search_path to sportsbook;
    insert into bet_order (id, user_id, merchant_user_id, currency_id, related_id, request_hash, legs_each, sub_bets,
      unit_stake, stake, cap, odds_change, status, payment, received_at, decided_at, modified_at, device, address)
    select (1000000000000000000 + n)::text, 'user-' || n % 100, 'member-' || n % 100, 1000, 'slip-' || n, '', 1, 1,
      1000 + n, 1000 + n, 1000000000, 1, 4, 'paid', now(), now(), now(), 'h5', '127.0.0.1'
    from generate_series(1, ${SLIPS}) n;
    insert into bet_leg (order_id, number, match_id, sport_id, league_id, market_id, market_type, period, option_type,
      asked_odds, odds, is_live)
    select id, 1, ${MATCH}, 1, 7, ${marketId}, 1000, 1001, 1 + (unit_stake % 2), 1900, 1900, false from bet_order;
    reset search_path`)
}

/** What all of them return, written out: the first option wins at 1.90, the second loses. */
function due(): bigint {
  let sum = 0n
  for (let n = 1n; n <= BigInt(SLIPS); n++) if ((1000n + n) % 2n === 0n) sum += ((1000n + n) * 1900n) / 1000n
  return sum
}

/** A process that stops at its nth step: before what it wrote stands, or right after. */
function dying(step: number, isAfter: boolean): Database {
  let steps = 0
  return {
    ...storage.connect('sportsbook'),
    async tx(work) {
      const isLast = (steps += 1) === step
      if (isLast && !isAfter) throw new Error('killed')
      const done = await database.tx(work)
      if (isLast) throw new Error('killed')
      return done
    },
  }
}

async function decided() {
  const world = testDesk(database)
  const marketId = world.open(MATCH)
  await fill(marketId)
  world.scenes.get(MATCH)!.status = MATCH_STATUS.ended
  await world.clock.advance(minutes(6))
  const book = {
    verdict: (_: number, option: number) => ({
      outcome: option === 1 ? OUTCOME.won : OUTCOME.lost,
      resultText: '1-0',
    }),
  } as unknown as Book
  return { ...world, book, log }
}

test('[SET-11] a large settlement that is killed again and again pays every slip once and skips none', async () => {
  const world = await decided()
  const before = world.operator.state.balance
  for (const [step, isAfter] of [
    [1, true],
    [2, false],
    [1, false],
    [2, true],
  ] as const) {
    const settlement = createSettlement({ ...world, database: dying(step, isAfter) })
    await expect(settlement.run()).rejects.toThrow('killed')
  }
  const begun = performance.now()
  await createSettlement({ ...world, database }).run()
  const elapsedMs = performance.now() - begun
  const [counts] = await storage.asOwner(`
    select count(*) filter (where status <> 5) as open, count(*) filter (where settlements <> 1) as twice,
      sum(returned)::text as returned from sportsbook.bet_order`)
  expect(counts).toEqual({ open: '0', twice: '0', returned: due().toString() })
  expect(world.operator.state.balance - before).toBe(due())
  expect(Math.max(...world.operator.arrays)).toBeLessThanOrEqual(500)
  // Printed where it fails, and by the reporter of a run with the flag.
  expect({ slips: SLIPS, elapsedMs }).toMatchObject({
    elapsedMs: expect.toSatisfy((ms: number) => ms < 60_000),
  })
})
