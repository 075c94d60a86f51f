import type { Clock } from '@keo/service-kit/clock'
import { type InstantColumn, sqlInstant } from '@keo/service-kit/db/columns'
import type { Database } from '@keo/service-kit/db/database'
import { days } from '@keo/units/instants'
import { isBuilderMarket } from '../pricing/market-ids.ts'
import type { SaidResults } from './said-results.ts'

type Tables = { said_market: { market_id: number; said_at: InstantColumn } }

/** As long as results are kept; ids of markets come round later than that. */
const KEPT_MS = days(90)

export type ManualMarkets = {
  has(marketId: number, optionType?: number): boolean
  /** Closes the market; of combinations only these, which are options of one market and have nothing else in common. */
  add(marketId: number, optionTypes: readonly number[]): Promise<void>
}

type Needs = { readonly database: Database; readonly clock: Clock; readonly said: SaidResults }

/** Markets whose result a person entered. They outlive the process: a closed market must not be sold again. */
export async function loadManualMarkets(
  { database, clock, said }: Needs,
  notify: (marketId: number) => void,
): Promise<ManualMarkets> {
  const db = database.db.withTables<Tables>()
  const since = sqlInstant(clock.now() - KEPT_MS)
  const rows = await db.selectFrom('said_market').select('market_id').where('said_at', '>', since).execute()
  const marketIds = new Set(rows.map((row) => row.market_id))
  /** Combinations, closed before their result is written. */
  const closed = new Set<number>()
  const isClosed = (marketId: number, optionType: number) =>
    closed.has(optionType) || said.of({ marketId, optionType, scoreAtBet: null }) !== null
  return {
    has: (marketId, optionType) =>
      marketIds.has(marketId) ||
      (isBuilderMarket(marketId) && optionType !== undefined && isClosed(marketId, optionType)),
    async add(marketId, optionTypes) {
      if (isBuilderMarket(marketId)) {
        for (const optionType of optionTypes) closed.add(optionType)
        return notify(marketId)
      }
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
