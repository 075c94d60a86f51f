import { LIST_SIZE } from '@keo/sportsbook-contract/matches'
import { minutes } from '@keo/units/instants'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { fetchResult, fetchResults } from '../../sportsbook/index.ts'
import type { ResultRequest } from './result-days.ts'

const SHARED = { meta: { isPublic: true }, staleTime: minutes(1) } as const

export const resultQueries = {
  list: (request: ResultRequest) =>
    infiniteQueryOptions({
      ...SHARED,
      queryKey: ['sports', 'results', request],
      initialPageParam: 1,
      queryFn: ({ pageParam, signal }) =>
        fetchResults({ ...request, current: pageParam, size: LIST_SIZE, orderBy: 1 }, { signal }),
      getNextPageParam: ({ current, size, total }) => (current * size < total ? current + 1 : undefined),
    }),
  one: (matchId: number) =>
    queryOptions({
      ...SHARED,
      queryKey: ['sports', 'result', matchId],
      queryFn: ({ signal }) => fetchResult(matchId, { signal }),
    }),
}
