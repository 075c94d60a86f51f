import type { Clock } from '@keo/service-kit/clock'
import { type InstantColumn, sqlInstant } from '@keo/service-kit/db/columns'
import type { Database } from '@keo/service-kit/db/database'
import { matchOfMarket } from '../pricing/market-ids.ts'
import type { Stops } from './stops.ts'

type Tables = { betting_hold: { match_id: number; market_id: number; held_at: InstantColumn } }

/** Stands in the place of a market for all of them. */
const WHOLE_MATCH = 0
const NOTHING: ReadonlySet<number> = new Set()

/** A match, or one market of it. */
export type HeldPlace = { readonly matchId: number; readonly marketId: number | null }

export type Holds = Awaited<ReturnType<typeof loadHolds>>

/** What traders suspended. It outlives the process: nothing is sold again that nobody reopened. */
export async function loadHolds(
  { database, clock }: { database: Database; clock: Clock },
  notify: (matchId: number) => void,
  stops: Stops,
) {
  const db = database.db.withTables<Tables>()
  const rows = await db.selectFrom('betting_hold').select(['match_id', 'market_id']).execute()
  const byMatch = new Map<number, Set<number>>()
  const changes = new Map<number, number>()
  const heldOf = (matchId: number): ReadonlySet<number> => byMatch.get(matchId) ?? NOTHING

  function note(matchId: number, marketId: number, isHeld: boolean): void {
    const held = new Set(heldOf(matchId))
    if (isHeld) held.add(marketId)
    else held.delete(marketId)
    byMatch.set(matchId, held)
    changes.set(matchId, (changes.get(matchId) ?? 0) + 1)
  }
  for (const row of rows) note(row.match_id, row.market_id, true)

  async function write(matchId: number, marketId: number, isHeld: boolean): Promise<void> {
    const row = { match_id: matchId, market_id: marketId, held_at: sqlInstant(clock.now()) }
    if (isHeld)
      await db
        .insertInto('betting_hold')
        .values(row)
        .onConflict((clash) => clash.columns(['match_id', 'market_id']).doNothing())
        .execute()
    else
      await db
        .deleteFrom('betting_hold')
        .where('match_id', '=', matchId)
        .where('market_id', '=', marketId)
        .execute()
  }

  return {
    isHeld(marketId: number): boolean {
      const matchId = matchOfMarket(marketId)
      const held = heldOf(matchId)
      return held.has(WHOLE_MATCH) || held.has(marketId) || stops.ofMatch(matchId) !== null
    },
    isMatchHeld: (matchId: number): boolean => heldOf(matchId).has(WHOLE_MATCH),
    marketsOf: (matchId: number): number => [...heldOf(matchId)].filter((id) => id !== WHOLE_MATCH).length,
    changesOf: (matchId: number): number => (changes.get(matchId) ?? 0) + stops.changesOf(matchId),
    /** Says whether it was held before. */
    async set({ matchId, marketId }: HeldPlace, isHeld: boolean): Promise<boolean> {
      const market = marketId ?? WHOLE_MATCH
      const wasHeld = heldOf(matchId).has(market)
      if (wasHeld === isHeld) return wasHeld
      await write(matchId, market, isHeld)
      note(matchId, market, isHeld)
      notify(matchId)
      return wasHeld
    },
  }
}
