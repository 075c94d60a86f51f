import type { Clock } from '@keo/service-kit/clock'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Database } from '@keo/service-kit/db/database'
import { hours } from '@keo/units/instants'
import { sql } from 'kysely'
import type { Exposures } from '../orders/risk/exposures.ts'
import type { Status } from './status.ts'

type Needs = { readonly database: Database; readonly clock: Clock; readonly exposures: Exposures }
type Counts = { open: number; lately: number; waiting: number }

/** Counted anew after this long at most: the page is looked at by people. */
const GOOD_FOR_MS = 2_000

/** Numbers of orders and the exposure of the book, for the status page. */
export function createFigures({ database, clock, exposures }: Needs): () => Promise<Status['extra']> {
  let known: { atMs: number; counts: Counts } | null = null

  async function count(): Promise<Counts> {
    const since = sqlInstant(clock.now() - hours(1))
    const { rows } = await sql<Counts>`
      select (select count(*)::integer from bet_order where status = 4) as open,
        (select count(*)::integer from bet_order where modified_at >= ${since}) as lately,
        (select count(*)::integer from operator_message where state = 'waiting') as waiting`.execute(
      database.db,
    )
    return rows[0] ?? { open: 0, lately: 0, waiting: 0 }
  }

  return async () => {
    const nowMs = clock.monotonicMs()
    if (!known || nowMs - known.atMs > GOOD_FOR_MS) known = { atMs: nowMs, counts: await count() }
    const { open, lately, waiting } = known.counts
    return {
      'Orders open': open,
      'Orders changed within the hour': lately,
      'Exposure, thousands of dong': exposures.total(),
      'Messages to the operator waiting': waiting,
    }
  }
}
