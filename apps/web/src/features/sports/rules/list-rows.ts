/** What a list must know of a match to place it; everything else is on the board. */
export type ListedMatch = {
  readonly id: number
  readonly leagueId: number
  readonly leagueName: string
  readonly regionId: number
  readonly startsAt: number
}

export type LeagueRow = {
  readonly kind: 'league'
  readonly key: string
  readonly leagueId: number
  readonly name: string
  readonly regionId: number
  readonly count: number
  readonly isFolded: boolean
}
export type MatchListRow = {
  readonly kind: 'match'
  readonly key: string
  readonly matchId: number
  /** Of its league: where a card ends. */
  readonly isLast: boolean
}
/** Above the first match of a day within its league. */
type DayRow = { readonly kind: 'day'; readonly key: string; readonly name: string }
export type ListRow = LeagueRow | DayRow | MatchListRow

type Needs = {
  readonly matches: readonly ListedMatch[]
  readonly folded: ReadonlySet<number>
  /** How many a league has, where not all of its matches are here yet. */
  countOf(leagueId: number): number | undefined
  /** What a day is called, where matches of several are listed. */
  dayOf?(startsAt: number): string
}

/** Leagues as they come, each with its matches under it unless it is folded. */
export function listRows({ matches, folded, countOf, dayOf }: Needs): ListRow[] {
  const runs = leagueRuns(matches)
  const appearances = new Map<number, number>()
  for (const { leagueId } of runs) appearances.set(leagueId, (appearances.get(leagueId) ?? 0) + 1)
  const rows: ListRow[] = []
  for (const { leagueId, leagueName, regionId, ids, starts } of runs) {
    const isFolded = folded.has(leagueId)
    // Sorted by time a league comes several times: then each stretch counts for itself.
    const count = appearances.get(leagueId) === 1 ? (countOf(leagueId) ?? ids.length) : ids.length
    rows.push({
      kind: 'league',
      key: `l${leagueId}-${ids[0]}`,
      leagueId,
      name: leagueName,
      regionId,
      count,
      isFolded,
    })
    let day: string | undefined
    for (const [place, id] of (isFolded ? [] : ids).entries()) {
      const next = dayOf?.(starts[place] ?? 0)
      if (next !== undefined && next !== day) rows.push({ kind: 'day', key: `d${id}`, name: next })
      day = next
      rows.push(matchRow(id, place === ids.length - 1))
    }
  }
  return rows
}

const matchRow = (matchId: number, isLast: boolean): MatchListRow => ({
  kind: 'match',
  key: `m${matchId}`,
  matchId,
  isLast,
})

type Run = Omit<ListedMatch, 'id' | 'startsAt'> & { readonly ids: number[]; readonly starts: number[] }

function leagueRuns(matches: readonly ListedMatch[]): Run[] {
  const runs: Run[] = []
  const seen = new Set<number>()
  for (const { id, startsAt, ...league } of matches) {
    // A page that shifted while the next one came may repeat its last matches.
    if (seen.has(id)) continue
    seen.add(id)
    const last = runs.at(-1)
    const run = last?.leagueId === league.leagueId ? last : { ...league, ids: [], starts: [] }
    if (run !== last) runs.push(run)
    run.ids.push(id)
    run.starts.push(startsAt)
  }
  return runs
}
