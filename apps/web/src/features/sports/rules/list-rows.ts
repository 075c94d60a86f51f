/** What a list must know of a match to place it; everything else is on the board. */
export type ListedMatch = {
  readonly id: number
  readonly leagueId: number
  readonly leagueName: string
  readonly regionId: number
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
export type ListRow = LeagueRow | MatchListRow

type Needs = {
  readonly matches: readonly ListedMatch[]
  readonly folded: ReadonlySet<number>
  /** How many a league has, where not all of its matches are here yet. */
  countOf(leagueId: number): number | undefined
}

/** Leagues as they come, each with its matches under it unless it is folded. */
export function listRows({ matches, folded, countOf }: Needs): ListRow[] {
  const runs = leagueRuns(matches)
  const appearances = new Map<number, number>()
  for (const { leagueId } of runs) appearances.set(leagueId, (appearances.get(leagueId) ?? 0) + 1)
  const rows: ListRow[] = []
  for (const { leagueId, leagueName, regionId, ids } of runs) {
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
    if (!isFolded) rows.push(...ids.map((id, place) => matchRow(id, place === ids.length - 1)))
  }
  return rows
}

const matchRow = (matchId: number, isLast: boolean): MatchListRow => ({
  kind: 'match',
  key: `m${matchId}`,
  matchId,
  isLast,
})

type Run = Omit<ListedMatch, 'id'> & { readonly ids: number[] }

function leagueRuns(matches: readonly ListedMatch[]): Run[] {
  const runs: Run[] = []
  const seen = new Set<number>()
  for (const { id, ...league } of matches) {
    // A page that shifted while the next one came may repeat its last matches.
    if (seen.has(id)) continue
    seen.add(id)
    const last = runs.at(-1)
    if (last?.leagueId === league.leagueId) last.ids.push(id)
    else runs.push({ ...league, ids: [id] })
  }
  return runs
}
