import { listAnnouncements } from '@keo/contract/inbox'
import type { Language } from '@keo/messages/languages'
import { minutes } from '@keo/units/instants'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'
import { fetchBulletins, fetchTopBulletins } from '../../sportsbook/index.ts'

const SHARED = { meta: { isPublic: true }, staleTime: minutes(1) } as const
const PAGE_SIZE = 20

/** As announcements name them. */
const BULLETIN = '2'

export const bulletinQueries = {
  /** What the operator has to tell, in the language of the reader. */
  own: (language: Language) =>
    infiniteQueryOptions({
      ...SHARED,
      queryKey: ['inbox', 'bulletins', language],
      initialPageParam: '',
      queryFn: ({ pageParam, signal }) =>
        api(
          listAnnouncements,
          { annType: BULLETIN, ...(pageParam ? { before: pageParam } : {}) },
          { silent: true, signal },
        ),
      getNextPageParam: ({ next }) => next ?? undefined,
    }),
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
