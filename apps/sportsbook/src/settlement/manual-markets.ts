import type { Clock } from '@keo/service-kit/clock'
import { type InstantColumn, sqlInstant } from '@keo/service-kit/db/columns'
import type { Database } from '@keo/service-kit/db/database'
import { days } from '@keo/units/instants'

type Tables = { said_market: { market_id: number; said_at: InstantColumn } }

/** As long as results are kept; ids of markets come round later than that. */
const KEPT_MS = days(90)

export type ManualMarkets = {
  has(marketId: number): boolean
  add(marketId: number): Promise<void>
}

/** Markets whose result a person entered. They outlive the process: a closed market must not be sold again. */
export async function loadManualMarkets(
  { database, clock }: { database: Database; clock: Clock },
  notify: (marketId: number) => void,
): Promise<ManualMarkets> {
  const db = database.db.withTables<Tables>()
  const since = sqlInstant(clock.now() - KEPT_MS)
  const rows = await db.selectFrom('said_market').select('market_id').where('said_at', '>', since).execute()
  const marketIds = new Set(rows.map((row) => row.market_id))
  return {
    has: (marketId) => marketIds.has(marketId),
    async add(marketId) {
      if (marketIds.has(marketId)) return
      const row = { market_id: marketId, said_at: sqlInstant(clock.now()) }
      await db
        .insertInto('said_market')
        .values(row)
        .onConflict((clash) => clash.column('market_id').doUpdateSet(row))
        .execute()
      marketIds.add(marketId)
      notify(marketId)
    },
  }
}
