import type { RequestOf } from '@keo/contract/define-call'
import type { RoomId } from '@keo/contract/ids'
import {
  getRoomGiftLimit,
  getRoomTalk,
  giveInRoom,
  listOwnGifts,
  muteInRooms,
  reportRoomMessage,
  type RoomTalk,
  sayInRoom,
} from '@keo/contract/room-chat'
import type { RoomChatNews, RoomMessage, RoomStanding } from '@keo/contract/room-messages'
import { seconds } from '@keo/units/instants'
import { infiniteQueryOptions, queryOptions, useMutation } from '@tanstack/react-query'
import { api, IN_FORM } from '../../api/api.ts'
import { queryClient } from '../../api/query-client.ts'
import { currentSession } from '../../session/session.ts'
import { withNewest, withNews, withOlder } from './room-lines.ts'

const all = ['roomTalk'] as const
/** Members hear it over the live socket; this is for visitors, and for a socket that does not come through. */
const VISITOR_LOOKS_MS = seconds(5)
const MEMBER_LOOKS_MS = seconds(30)
const who = () => currentSession().token ?? ''
const keyOf = (roomId: RoomId) => [...all, 'talk', roomId, who()]
const read = (roomId: RoomId) => queryClient.getQueryData<RoomTalk>(keyOf(roomId))

export const talkQueries = {
  talk: (roomId: RoomId) =>
    queryOptions({
      queryKey: keyOf(roomId),
      queryFn: async ({ signal }): Promise<RoomTalk> => {
        const page = await api(getRoomTalk, { roomId }, { silent: true, signal })
        return withNewest(read(roomId), page)
      },
      refetchInterval: ({ state }) => (state.data?.self ? MEMBER_LOOKS_MS : VISITOR_LOOKS_MS),
    }),
  giftLimit: () =>
    queryOptions({
      queryKey: [...all, 'giftLimit', who()],
      queryFn: ({ signal }) => api(getRoomGiftLimit, {}, { silent: true, signal }),
    }),
  ownGifts: (roomId: RoomId) =>
    infiniteQueryOptions({
      queryKey: [...all, 'ownGifts', roomId, who()],
      queryFn: ({ signal, pageParam }) =>
        api(listOwnGifts, pageParam ? { roomId, before: pageParam } : { roomId }, { silent: true, signal }),
      initialPageParam: '',
      getNextPageParam: ({ hasMore, items }) => (hasMore ? items.at(-1)?.key : null),
    }),
}

function change(roomId: RoomId, how: (held: RoomTalk) => RoomTalk): void {
  queryClient.setQueryData<RoomTalk>(keyOf(roomId), (held) => held && how(held))
}

export const catchUp = (roomId: RoomId): void =>
  void queryClient.invalidateQueries({ queryKey: keyOf(roomId) })

export const keepNews = (roomId: RoomId, news: readonly RoomChatNews[]): void =>
  change(roomId, (held) => news.reduce(withNews, held))

export const keepStanding = (roomId: RoomId, standing: RoomStanding | null): void =>
  change(roomId, (held) => ({ ...held, self: held.self && { ...held.self, standing } }))

const keepMessage = (roomId: RoomId, message: RoomMessage): void =>
  keepNews(roomId, [{ kind: 'message', message }])

export function useOlderLines(roomId: RoomId) {
  return useMutation({
    async mutationFn() {
      const first = read(roomId)?.messages[0]?.seq
      if (first === undefined) return
      const page = await api(getRoomTalk, { roomId, before: String(first) }, IN_FORM)
      change(roomId, (held) => withOlder(held, page))
    },
  })
}

/** A refusal is shown at the field. Some tell that the member's standing has changed. */
export function useSay(roomId: RoomId) {
  return useMutation({
    mutationFn: (request: Omit<RequestOf<typeof sayInRoom>, 'roomId'>) =>
      api(sayInRoom, { roomId, ...request }, IN_FORM),
    onSuccess: ({ message }) => keepMessage(roomId, message),
    onError: () => catchUp(roomId),
  })
}

export function useMute(roomId: RoomId) {
  return useMutation({
    mutationFn: (request: RequestOf<typeof muteInRooms>) => api(muteInRooms, request),
    onSuccess: ({ muted }) =>
      change(roomId, (held) => ({ ...held, self: held.self && { ...held.self, muted } })),
  })
}

export function useReport() {
  return useMutation({
    mutationFn: (request: RequestOf<typeof reportRoomMessage>) => api(reportRoomMessage, request),
  })
}

export function useGive(roomId: RoomId) {
  return useMutation({
    mutationFn: (request: Omit<RequestOf<typeof giveInRoom>, 'roomId'>) =>
      api(giveInRoom, { roomId, ...request }, IN_FORM),
    onSuccess: ({ message, dayLeft }) => {
      keepMessage(roomId, message)
      queryClient.setQueryData(talkQueries.giftLimit().queryKey, { dayLeft })
      void queryClient.invalidateQueries({ queryKey: talkQueries.ownGifts(roomId).queryKey })
    },
    onError: () => catchUp(roomId),
  })
}
