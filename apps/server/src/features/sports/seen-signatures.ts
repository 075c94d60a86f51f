import { createBatches } from '@keo/service-kit/batches'
import type { Clock } from '@keo/service-kit/clock'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Database } from '@keo/service-kit/db/database'
import { kept } from '@keo/service-kit/db/kept-plans'
import { SIGNATURE_LIFE_MS } from '@keo/sportsbook-contract/signature'
import { sql } from 'kysely'

type Needs = {
  readonly database: Database
  /** Signatures carry real time. */
  readonly machineClock: Clock
  readonly tenantId: string
}

type Seen = { readonly sign: string; readonly path: string }

/** The time of a signature may lie so far ahead, and it is good for so long after. */
const KEPT_MS = 2 * SIGNATURE_LIFE_MS

export type SeenSignatures = ReturnType<typeof createSeenSignatures>

/**
 * The wire's signature does not cover the path, so a body signed for a question could be told as a charge. Where a
 * signature was first seen is kept in the database, for all processes; what comes at the same moment shares a statement.
 */
export function createSeenSignatures({ database, machineClock, tenantId }: Needs) {
  async function firstPaths(seen: readonly Seen[]): Promise<string[]> {
    const [signs, paths] = [seen.map(({ sign }) => sign), seen.map(({ path }) => path)]
    // A row that is there stays as it is; it is written only so that it is returned.
    const { rows } = await sql<Seen>`
      ${kept} insert into sports_signature as s (tenant_id, sign, path, seen_at)
      select ${tenantId}, sign, path, ${sqlInstant(machineClock.now())}
      from unnest(${signs}::text[], ${paths}::text[]) as told(sign, path) order by sign
      on conflict (tenant_id, sign) do update set path = s.path
      returning s.sign, s.path`.execute(database.db)
    const first = new Map(rows.map(({ sign, path }) => [sign, path]))
    return signs.map((sign) => first.get(sign) ?? '')
  }

  const batches = createBatches({ atOnce: 1, keyOf: ({ sign }: Seen) => sign, apply: firstPaths })

  return {
    /** False for one that was first seen at another path. */
    isOfPath: async (sign: string, path: string): Promise<boolean> =>
      (await batches.submit({ sign, path })) === path,
    async dropOld(): Promise<void> {
      const before = sqlInstant(machineClock.now() - KEPT_MS)
      await sql`delete from sports_signature where tenant_id = ${tenantId} and seen_at < ${before}`.execute(
        database.db,
      )
    },
  }
}
