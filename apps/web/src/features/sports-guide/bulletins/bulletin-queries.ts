import { minutes } from '@keo/units/instants'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { fetchBulletins, fetchTopBulletins } from '../../sportsbook/index.ts'

const SHARED = { meta: { isPublic: true }, staleTime: minutes(1) } as const
const PAGE_SIZE = 20

export const bulletinQueries = {
  top: queryOptions({
    ...SHARED,
    queryKey: ['sports', 'bulletins', 'top'],
    queryFn: ({ signal }) => fetchTopBulletins({ signal }),
  }),
  list: infiniteQueryOptions({
    ...SHARED,
    queryKey: ['sports', 'bulletins', 'list'],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) => fetchBulletins({ current: pageParam, size: PAGE_SIZE }, { signal }),
    getNextPageParam: ({ current, size, total }) => (current * size < total ? current + 1 : undefined),
  }),
}
