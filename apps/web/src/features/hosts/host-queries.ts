import { HostId } from '@keo/contract/ids'
import { followHost, getHost, listHostRooms, listHosts } from '@keo/contract/rooms'
import type { Language } from '@keo/messages/languages'
import { seconds } from '@keo/units/instants'
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { knownId } from '../../page-kit/known-id.ts'
import { currentSession } from '../../session/session.ts'

const all = ['hosts'] as const
const who = () => currentSession().token ?? ''
/** Who is on air changes by itself. */
const LOOK_EVERY_MS = seconds(30)

export const hostQueries = {
  list: (language: Language) =>
    infiniteQueryOptions({
      queryKey: [...all, 'list', language, who()],
      queryFn: ({ signal, pageParam }) =>
        api(listHosts, { page: String(pageParam) }, { silent: true, signal }),
      initialPageParam: 1,
      getNextPageParam: ({ hasMore }, _pages, page) => (hasMore ? page + 1 : null),
      refetchInterval: LOOK_EVERY_MS,
    }),
  one: (id: string, language: Language) =>
    queryOptions({
      queryKey: [...all, 'one', id, language, who()],
      queryFn: ({ signal }) => api(getHost, { id: knownId(HostId, id) }, { silent: true, signal }),
      refetchInterval: LOOK_EVERY_MS,
    }),
  past: (id: string, language: Language) =>
    infiniteQueryOptions({
      queryKey: [...all, 'past', id, language],
      queryFn: ({ signal, pageParam }) =>
        api(listHostRooms, { id: knownId(HostId, id), page: String(pageParam) }, { silent: true, signal }),
      initialPageParam: 1,
      getNextPageParam: ({ hasMore }, _pages, page) => (hasMore ? page + 1 : null),
    }),
}

/** What is shown of the host elsewhere is asked for again. */
export function useFollowHost(id: HostId) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (isFollowed: boolean) => api(followHost, { id, isFollowed }),
    onSuccess: () => cache.invalidateQueries({ queryKey: all }),
  })
}
