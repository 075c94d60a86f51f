import { getGameDetails } from '@keo/contract/games'
import { type HostId, RoomId } from '@keo/contract/ids'
import { listRoomGivers } from '@keo/contract/room-chat'
import { followHost, getRoom, listRooms } from '@keo/contract/rooms'
import type { Language } from '@keo/messages/languages'
import { seconds } from '@keo/units/instants'
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { knownId } from '../../page-kit/known-id.ts'
import { currentSession } from '../../session/session.ts'

export type EntertainmentKind = 'table' | 'talk'

const all = ['entertainment'] as const
/** How often rooms, their viewers and givers are counted anew. */
const COUNTED_MS = seconds(20)
const who = () => currentSession().token ?? ''

export const entertainmentQueries = {
  list: (kind: EntertainmentKind, language: Language) =>
    infiniteQueryOptions({
      queryKey: [...all, 'list', kind, language],
      queryFn: ({ signal, pageParam }) =>
        api(listRooms, { kind, page: String(pageParam) }, { silent: true, signal }),
      initialPageParam: 1,
      getNextPageParam: ({ hasMore }, _pages, page) => (hasMore ? page + 1 : null),
      refetchInterval: COUNTED_MS,
    }),
  one: (id: string, language: Language) =>
    queryOptions({
      queryKey: [...all, 'one', id, language, who()],
      queryFn: ({ signal }) => api(getRoom, { id: knownId(RoomId, id) }, { silent: true, signal }),
      refetchInterval: COUNTED_MS,
    }),
  givers: (roomId: RoomId) =>
    queryOptions({
      queryKey: [...all, 'givers', roomId],
      queryFn: ({ signal }) => api(listRoomGivers, { roomId }, { silent: true, signal }),
      refetchInterval: COUNTED_MS,
    }),
  game: (id: number) =>
    queryOptions({
      queryKey: [...all, 'game', id],
      queryFn: ({ signal }) => api(getGameDetails, { id }, { silent: true, signal }),
    }),
}

export function useFollow(hostId: HostId) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (isFollowed: boolean) => api(followHost, { id: hostId, isFollowed }),
    onSuccess: () => cache.invalidateQueries({ queryKey: [...all, 'one'] }),
  })
}
