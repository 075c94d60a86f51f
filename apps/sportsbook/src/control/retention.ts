import type { Clock } from '@keo/service-kit/clock'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Database } from '@keo/service-kit/db/database'
import type { Log } from '@keo/service-kit/log'
import { days } from '@keo/units/instants'
import { type RawBuilder, sql } from 'kysely'
import type { Players } from '../players/players.ts'

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly players: Pick<Players, 'dropExpired'>
  readonly log: Log
}

const AT_ONCE = 5_000

type Rule = {
  readonly table: string
  readonly olderMs: number
  readonly what: (before: RawBuilder<unknown>) => RawBuilder<unknown>
}

/**
 * What is of no use to anybody after a while. Wagers are not among it: they are kept. Matches and odds are nowhere
 * stored. Ids come round after 512 days, so what was forced on a match must not meet the next one of its number.
 */
const RULES: readonly Rule[] = [
  {
    table: 'operator_message',
    olderMs: days(3),
    what: (before) => sql`state = 'done' and kind <> 'transaction' and created_at < ${before}`,
  },
  {
    // The operator compares its books with these.
    table: 'operator_message',
    olderMs: days(35),
    what: (before) => sql`state = 'done' and created_at < ${before}`,
  },
  {
    table: 'operator_message',
    olderMs: days(60),
    what: (before) => sql`state = 'given up' and created_at < ${before}`,
  },
  {
    table: 'market_result',
    olderMs: days(90),
    what: (before) => sql`next_at is null and changed_at < ${before}`,
  },
  { table: 'trading_act', olderMs: days(90), what: (before) => sql`done_at < ${before}` },
  { table: 'betting_hold', olderMs: days(90), what: (before) => sql`held_at < ${before}` },
  {
    // Put together and never bet on.
    table: 'builder_combination',
    olderMs: days(7),
    what: (before) =>
      sql`made_at < ${before} and not exists (select from bet_leg where bet_leg.match_id = builder_combination.match_id
        and bet_leg.option_type = builder_combination.number)`,
  },
  {
    table: 'trader_move',
    olderMs: days(90),
    what: (before) => sql`place not like 'league/%' and moved_at < ${before}`,
  },
  { table: 'forced_event', olderMs: days(30), what: (before) => sql`at < ${before}` },
]

/** Deletes old rows page by page, so that no other transaction waits long. */
export function createRetention({ database, clock, players, log }: Needs) {
  async function deleteOld({ table, olderMs, what }: Rule): Promise<void> {
    const condition = what(sqlInstant(clock.now() - olderMs))
    for (let isMore = true; isMore;) {
      const { numAffectedRows } = await sql`
        delete from ${sql.table(table)} where ctid = any(array(
          select ctid from ${sql.table(table)} where ${condition} limit ${AT_ONCE}))`.execute(database.db)
      isMore = numAffectedRows === BigInt(AT_ONCE)
    }
  }

  async function run(): Promise<void> {
    for (const rule of RULES) await deleteOld(rule)
    await players.dropExpired()
  }

  return {
    run,
    /** Now and then, as often as the table of jobs says. */
    tick(): void {
      run().catch((err: unknown) => log.warn({ err }, 'old rows could not be removed; it is tried again'))
    },
  }
}
