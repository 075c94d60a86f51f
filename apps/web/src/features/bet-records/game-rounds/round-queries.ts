import { getGameRound, getGameRoundSum, listGameRounds } from '@keo/contract/games'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'

export type RoundWish = { readonly fromDay: string; readonly untilDay: string }

const all = ['game-rounds'] as const

export const roundQueries = {
  sum: (wish: RoundWish) =>
    queryOptions({
      queryKey: [...all, 'sum', wish],
      queryFn: ({ signal }) => api(getGameRoundSum, wish, { silent: true, signal }),
    }),
  list: (wish: RoundWish) =>
    infiniteQueryOptions({
      queryKey: [...all, 'list', wish],
      queryFn: ({ signal, pageParam }) =>
        api(
          listGameRounds,
          { ...wish, ...(pageParam === null ? {} : { before: pageParam }) },
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
