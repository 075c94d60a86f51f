import { useQuery } from '@tanstack/react-query'
import { type SportCount, sportCounts } from '../rules/counts.ts'
import type { MatchQuery } from '../rules/match-query.ts'
import { wordsQuery } from '../../sportsbook/index.ts'
import { countsQuery } from '../store/sports-queries.ts'

type SportTab = SportCount & { readonly name: string }

/** The sports of the play type, with their names and how many matches each has; none before that is known. */
export function useSportTabs({ type, sportId }: MatchQuery): SportTab[] | undefined {
  const { data: counts, isPending: isUncounted } = useQuery(countsQuery)
  const { data: words, isPending: isUnnamed } = useQuery(wordsQuery)
  if (isUncounted || isUnnamed) return undefined
  return sportCounts(counts, type, sportId).map((sport) =>
    Object.assign(sport, { name: words?.[`sport.${sport.sportId}`] ?? '…' }),
  )
}
