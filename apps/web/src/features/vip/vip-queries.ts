import { getMyVip, listVipHistory, listVipLevels } from '@keo/contract/vip'
import { infiniteQueryOptions, queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { useIsIn } from '../../session/session.ts'

const all = ['vip'] as const

export const vipQueries = {
  /** Of somebody: what may be shown depends on who asks. */
  levels: (isIn: boolean) =>
    queryOptions({
      queryKey: [...all, 'levels', isIn],
      queryFn: ({ signal }) => api(listVipLevels, {}, { silent: true, signal }),
    }),
  mine: queryOptions({
    queryKey: [...all, 'mine'],
    queryFn: ({ signal }) => api(getMyVip, {}, { silent: true, signal }),
  }),
  history: infiniteQueryOptions({
    queryKey: [...all, 'history'],
    queryFn: ({ signal, pageParam }) =>
      api(listVipHistory, pageParam === null ? {} : { before: pageParam }, { silent: true, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  }),
}

export function useVipLevels() {
  return useQuery(vipQueries.levels(useIsIn()))
}

/** Nothing for a visitor. */
export function useMyVip() {
  return useQuery({ ...vipQueries.mine, enabled: useIsIn() })
}
