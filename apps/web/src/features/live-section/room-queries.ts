import { RoomId } from '@keo/contract/ids'
import { getRoom, listRoomMatches, listRooms, listRoomsOfMatches } from '@keo/contract/rooms'
import type { Language } from '@keo/messages/languages'
import { minutes, seconds } from '@keo/units/instants'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { knownId } from '../../page-kit/known-id.ts'
import { isSavingData } from '../../platform/data-saver.ts'
import { currentSession } from '../../session/session.ts'

const all = ['rooms'] as const
/** How often rooms and their viewers are counted anew. */
const COUNTED_MS = seconds(20)
/** Beside matches it only says where one can be watched. */
const OF_MATCHES_SAVING_MS = minutes(5)

type RoomFilter = { readonly tag?: string; readonly words?: string }

/** The first page of a list, and those after it by number. */
const paged = {
  initialPageParam: 1,
  getNextPageParam: ({ hasMore }: { hasMore: boolean }, _pages: unknown, page: number) =>
    hasMore ? page + 1 : null,
}

export const roomQueries = {
  /** Those that are open first. */
  list: (filter: RoomFilter, language: Language) =>
    infiniteQueryOptions({
      queryKey: [...all, 'list', filter, language],
      queryFn: ({ signal, pageParam }) =>
        api(listRooms, { kind: 'match', ...filter, page: String(pageParam) }, { silent: true, signal }),
      refetchInterval: COUNTED_MS,
      ...paged,
    }),
  /** Those of one day, `2026-06-11`. */
  day: (day: string, language: Language) =>
    infiniteQueryOptions({
      queryKey: [...all, 'day', day, language],
      queryFn: ({ signal, pageParam }) =>
        api(listRoomMatches, { day, page: String(pageParam) }, { silent: true, signal }),
      refetchInterval: COUNTED_MS,
      ...paged,
    }),
  /** Which of these matches are on air. */
  ofMatches: (matchIds: readonly number[]) =>
    queryOptions({
      queryKey: [...all, 'ofMatches', matchIds.join(','), currentSession().token ?? ''],
      queryFn: ({ signal }) =>
        api(listRoomsOfMatches, { matches: matchIds.join(',') }, { silent: true, signal }),
      enabled: matchIds.length > 0,
      refetchInterval: () => (isSavingData() ? OF_MATCHES_SAVING_MS : COUNTED_MS),
    }),
  one: (id: string, language: Language) =>
    queryOptions({
      queryKey: [...all, 'one', id, language, currentSession().token ?? ''],
      queryFn: ({ signal }) => api(getRoom, { id: knownId(RoomId, id) }, { silent: true, signal }),
      refetchInterval: ({ state }) => (isOver(state.data?.state) ? false : COUNTED_MS),
    }),
}

const isOver = (state: string | undefined): boolean => state === 'ended' || state === 'void'
