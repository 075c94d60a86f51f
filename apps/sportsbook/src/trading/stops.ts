import type { Clock } from '@keo/service-kit/clock'
import { type InstantColumn, sqlInstant } from '@keo/service-kit/db/columns'
import type { Database } from '@keo/service-kit/db/database'
import type { Match } from '../world/match.ts'

type Tables = { betting_stop: { league_id: number; stopped_at: InstantColumn } }
type Needs = {
  readonly database: Database
  readonly clock: Clock
  /** Null of a match that nobody knows. */
  leagueOf(matchId: number): number | null
}

/** Stands in the place of a league for all of them. */
const EVERYTHING = 0

export type Stops = Awaited<ReturnType<typeof loadStops>>

/** What traders stopped as a whole, with the matches that come later. It outlives the process, as their holds do. */
export async function loadStops(
  { database, clock, leagueOf }: Needs,
  notify: (isFelt: (match: Match) => boolean) => void,
) {
  const db = database.db.withTables<Tables>()
  const rows = await db.selectFrom('betting_stop').select(['league_id']).execute()
  const stopped = new Set(rows.map(({ league_id }) => league_id))
  const changes = new Map([...stopped].map((leagueId) => [leagueId, 1]))
  const changesAt = (leagueId: number) => changes.get(leagueId) ?? 0

  async function write(leagueId: number, isStopped: boolean): Promise<void> {
    if (isStopped)
      await db
        .insertInto('betting_stop')
        .values({ league_id: leagueId, stopped_at: sqlInstant(clock.now()) })
        .onConflict((clash) => clash.column('league_id').doNothing())
        .execute()
    else await db.deleteFrom('betting_stop').where('league_id', '=', leagueId).execute()
  }

  /** By whom a match is stopped; everything counts before its league. */
  function ofMatch(matchId: number): 'all' | 'league' | null {
    if (stopped.size === 0) return null
    if (stopped.has(EVERYTHING)) return 'all'
    return stopped.has(leagueOf(matchId) ?? EVERYTHING) ? 'league' : null
  }

  return {
    ofMatch,
    isAll: (): boolean => stopped.has(EVERYTHING),
    leagues: (): number[] => [...stopped].filter((id) => id !== EVERYTHING),
    /** How often something that the match belongs to was stopped or went on. */
    changesOf(matchId: number): number {
      if (changes.size === 0) return 0
      return changesAt(EVERYTHING) + changesAt(leagueOf(matchId) ?? -1)
    },
    /** A league, or everything; says whether it was stopped before. */
    async set(leagueId: number | null, isStopped: boolean): Promise<boolean> {
      const place = leagueId ?? EVERYTHING
      const wasStopped = stopped.has(place)
      if (wasStopped === isStopped) return wasStopped
      await write(place, isStopped)
      if (isStopped) stopped.add(place)
      else stopped.delete(place)
      changes.set(place, changesAt(place) + 1)
      notify(({ league }) => place === EVERYTHING || league.id === place)
      return wasStopped
    },
  }
}
