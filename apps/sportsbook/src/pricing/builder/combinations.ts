import type { Clock } from '@keo/service-kit/clock'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Database } from '@keo/service-kit/db/database'
import { sql } from 'kysely'
import type { CombinedPick } from '../quote.ts'

/** Picks of one match under the number that a bet on them bears. */
export type Combination = {
  readonly number: number
  readonly matchId: number
  readonly picks: readonly CombinedPick[]
}

export type Combinations = {
  get(number: number): Combination | null
  /** The same picks have the same number, whoever puts them together. */
  keep(matchId: number, picks: readonly CombinedPick[]): Promise<Combination>
}

type Row = { number: number; match_id: number; picks: CombinedPick[] }

/** Combinations outlive the process: bets and results name them by their number. */
export async function loadCombinations({
  database,
  clock,
}: {
  readonly database: Database
  readonly clock: Clock
}): Promise<Combinations> {
  const known = new Map<number, Combination>()
  const add = (row: Row): Combination => {
    const combination = { number: row.number, matchId: row.match_id, picks: row.picks }
    known.set(row.number, combination)
    return combination
  }
  const { rows } = await sql<Row>`select number, match_id, picks from builder_combination`.execute(
    database.db,
  )
  rows.forEach(add)
  return {
    get: (number) => known.get(number) ?? null,
    async keep(matchId, picks) {
      const inOrder = picks.toSorted((a, b) => a.marketId - b.marketId || a.optionType - b.optionType)
      const { rows: kept } = await sql<Row>`
        insert into builder_combination (match_id, picks, made_at)
        values (${matchId}, ${JSON.stringify(inOrder)}::jsonb, ${sqlInstant(clock.now())})
        on conflict (match_id, picks) do update set made_at = excluded.made_at
        returning number, match_id, picks`.execute(database.db)
      const [row] = kept
      if (!row) throw new Error('A combination was not kept.')
      return add(row)
    },
  }
}
