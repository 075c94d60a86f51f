import { getGameRound, getGameRoundSum, listGameRounds } from '@keo/contract/games'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'

export type RoundRequest = { readonly fromDay: string; readonly untilDay: string }

const all = ['game-rounds'] as const

export const roundQueries = {
  sum: (request: RoundRequest) =>
    queryOptions({
      queryKey: [...all, 'sum', request],
      queryFn: ({ signal }) => api(getGameRoundSum, request, { silent: true, signal }),
    }),
  list: (request: RoundRequest) =>
    infiniteQueryOptions({
      queryKey: [...all, 'list', request],
      queryFn: ({ signal, pageParam }) =>
        api(
          listGameRounds,
          { ...request, ...(pageParam === null ? {} : { before: pageParam }) },
          { silent: true, signal },
        ),
      initialPageParam: null as string | null,
      getNextPageParam: ({ next }) => next,
    }),
  round: (id: string) =>
    queryOptions({
      queryKey: [...all, 'round', id],
      queryFn: ({ signal }) => api(getGameRound, { id }, { silent: true, signal }),
    }),
}
