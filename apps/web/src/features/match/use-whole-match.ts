import { useQuery } from '@tanstack/react-query'
import { useMatch, useWatch } from '../sportsbook/index.ts'
import { matchQueries } from './match-queries.ts'

/** A match with every market, kept up to date while it shows. */
export function useWholeMatch(matchId: number) {
  const head = useMatch(matchId)
  const { error, isFetching, refetch } = useQuery(matchQueries.detail(matchId, false))
  useWatch(head ? [matchId] : [], true)
  return { head, hasFailed: error !== null, isFetching, retry: () => void refetch() }
}
