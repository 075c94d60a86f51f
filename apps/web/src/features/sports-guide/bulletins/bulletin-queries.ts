import { listBulletins, listTopBulletins } from '@keo/sportsbook-contract/house-calls'
import { minutes } from '@keo/units/instants'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { provider } from '../../sportsbook/index.ts'

const SHARED = { meta: { isPublic: true }, staleTime: minutes(1) } as const
const SILENT = { silent: true } as const
const PAGE_SIZE = 20

export const bulletinQueries = {
  top: queryOptions({
    ...SHARED,
    queryKey: ['sports', 'bulletins', 'top'],
    queryFn: ({ signal }) => provider(listTopBulletins, {}, { ...SILENT, signal }),
  }),
  list: infiniteQueryOptions({
    ...SHARED,
    queryKey: ['sports', 'bulletins', 'list'],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      provider(listBulletins, { current: pageParam, size: PAGE_SIZE }, { ...SILENT, signal }),
    getNextPageParam: ({ current, size, total }) => (current * size < total ? current + 1 : undefined),
  }),
}
