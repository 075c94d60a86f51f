import { useQuery } from '@tanstack/react-query'
import { openingPlace } from './rules/counts.ts'
import { type MatchQuery, withPlace } from './rules/match-query.ts'
import { countsQuery } from './store/sports-queries.ts'
import { useSports } from './store/sports-store.ts'

/** What the list shows now: what was chosen, or before any choice the first place that has something. */
export function usePlace(): MatchQuery {
  const { query, isTabClicked } = useSports()
  const { data: counts } = useQuery(countsQuery)
  return isTabClicked ? query : withPlace(query, openingPlace(counts, query))
}
