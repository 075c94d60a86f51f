import { useQuery } from '@tanstack/react-query'
import { type SportCount, sportCounts } from '../rules/counts.ts'
import type { MatchQuery } from '../rules/match-query.ts'
import { wordsQuery } from '../../sportsbook/index.ts'
import { countsQuery } from '../store/sports-queries.ts'

/** The sports of the play type, with their names and how many matches each has. */
export function useSportTabs({ type, sportId }: MatchQuery): (SportCount & { readonly name: string })[] {
  const { data: counts } = useQuery(countsQuery)
  const { data: words } = useQuery(wordsQuery)
  return sportCounts(counts, type, sportId).map((sport) =>
    Object.assign(sport, { name: words?.[`sport.${sport.sportId}`] ?? '…' }),
  )
}
