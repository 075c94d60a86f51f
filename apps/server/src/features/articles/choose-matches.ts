import type { Fixture } from '../../gateways/sportsbook/sportsbook-gateway.ts'
import { isReadAbout } from './prominent-leagues.ts'

type Match = Pick<Fixture, 'sportId' | 'leagueId' | 'beginsAt'>

/** Who reads about it first, then what begins first. */
const byReaders = (a: Match, b: Match) =>
  Number(isReadAbout(b.leagueId)) - Number(isReadAbout(a.leagueId)) || a.beginsAt - b.beginsAt

/**
 * What is previewed next: the match that most read about, then one of each sport of which least was written, so that
 * none waits behind another that is played all day.
 */
export function chooseMatches<M extends Match>(
  open: readonly M[],
  written: ReadonlyMap<number, number>,
  limit: number,
): readonly M[] {
  const sorted = open.toSorted(byReaders)
  const [first] = sorted
  if (!first) return []
  const rest = sorted.filter((match) => match !== first)
  const sports = [...new Set(rest.map(({ sportId }) => sportId))]
    .map((sportId) => ({ sportId, count: (written.get(sportId) ?? 0) + Number(sportId === first.sportId) }))
    .toSorted((a, b) => a.count - b.count)
  const ofEach = sports.flatMap(({ sportId }) => rest.find((match) => match.sportId === sportId) ?? [])
  return [first, ...ofEach].slice(0, limit)
}
