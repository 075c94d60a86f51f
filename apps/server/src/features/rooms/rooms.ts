import { fail } from '@keo/contract/errors'
import type { MemberId } from '@keo/contract/ids'
import { type RoomDetail, type RoomKind, ROOMS_PAGE, type RoomView } from '@keo/contract/rooms'
import type { Language } from '@keo/messages/languages'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import { hours, parseServerTime, serverDay } from '@keo/units/instants'
import { sqlHostStore } from './host-store.ts'
import { isMeant } from './find-rooms.ts'
import { roomIdOf } from './room-rules.ts'
import { roomView, type ViewersOf } from './room-views.ts'
import { type KeptRoom, sqlRoomStore } from './room-store.ts'

export type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly tenantId: string
  readonly viewersOf: ViewersOf
  /** Before the first look. */
  ensure(): Promise<void>
  /** Somebody would look if there were rooms. */
  want(): void
}
export type Reader = { readonly memberId: MemberId | null; readonly language: Language }
type Filter = {
  readonly sport: number | null
  readonly kind: RoomKind | null
  readonly tag: number | null
  readonly words: string
  readonly page: number
}

/** So far ahead the list of rooms looks, that of rooms that open once a day as far; the list of matches goes by days. */
const [SHOWN_AHEAD_MS, STANDING_AHEAD_MS] = [hours(6), hours(24)]

/** One more than shown tells whether there is another page. */
export const sliceOf = (page: number, size: number) => ({ limit: size + 1, offset: (page - 1) * size })

/** What anybody reads of rooms. */
export function createRooms({ database: { db }, clock, tenantId, viewersOf, ensure, want }: Needs) {
  const rooms = sqlRoomStore(db, tenantId)
  const hosts = sqlHostStore(db, tenantId)

  async function viewsOf(found: readonly KeptRoom[], { memberId, language }: Reader): Promise<RoomView[]> {
    const known = new Map((await hosts.all(memberId)).map((host) => [host.id as string, host]))
    return found.map((room) => roomView(room, known.get(room.hostId ?? ''), { language, viewersOf }))
  }

  /** Asked for only where somebody looks for one. */
  async function hostNames(words: string): Promise<ReadonlyMap<string, string>> {
    return new Map(words === '' ? [] : (await hosts.all(null)).map(({ id, name }) => [id as string, name]))
  }

  return {
    async list({ sport, kind, tag, words, page }: Filter, reader: Reader) {
      await ensure()
      const names = await hostNames(words)
      const isStanding = kind !== null && kind !== 'match'
      const ahead = isStanding ? STANDING_AHEAD_MS : SHOWN_AHEAD_MS
      const found = (await rooms.unfinished(clock.now() + ahead))
        .filter((room) => kind === null || room.kind === kind)
        .filter(({ match }) => sport === null || match?.sportId === sport)
        .filter((room) => tag === null || room.tag === tag)
        .filter((room) => isMeant(room, names.get(room.hostId ?? ''), words, reader.language))
      const viewers = new Map(found.map(({ id, state }) => [id, state === 'open' ? viewersOf(id) : -1]))
      const byViewers = (a: KeptRoom, b: KeptRoom) => (viewers.get(b.id) ?? 0) - (viewers.get(a.id) ?? 0)
      // With as many viewers, rooms with a host go first.
      const byHost = (a: KeptRoom, b: KeptRoom) => Number(a.hostId === null) - Number(b.hostId === null)
      const sorted = found.toSorted((a, b) => byViewers(a, b) || (a.state === 'open' ? byHost(a, b) : 0))
      const { offset } = sliceOf(page, ROOMS_PAGE)
      return {
        items: await viewsOf(sorted.slice(offset, offset + ROOMS_PAGE), reader),
        hasMore: sorted.length > offset + ROOMS_PAGE,
        open: found.filter(({ state }) => state === 'open').length,
      }
    },

    /** Pages that have no rooms of their own ask it: they wait for nothing, and rooms are planned after them. */
    async ofMatches(matchIds: readonly string[]) {
      want()
      const found = await rooms.openAmong(matchIds.map(roomIdOf))
      return {
        items: found.flatMap(({ id, match }) => (match ? [{ matchId: match.matchId, roomId: id }] : [])),
      }
    },

    async detail(id: string, reader: Reader): Promise<RoomDetail> {
      const room = (await rooms.one(id)) ?? fail('NOT_FOUND')
      const host = room.hostId === null ? null : await hosts.one(room.hostId, reader.memberId)
      const { language } = reader
      return {
        ...roomView(room, host ?? undefined, { language, viewersOf }),
        streamUrl: room.streamUrl,
        pinned: room.pinned?.[language] ?? null,
        isFollowed: host?.isFollowed ?? false,
        followers: host?.followers ?? 0,
      }
    },

    /** Of one day at the server's offset. */
    async matches(day: string | undefined, filter: Pick<Filter, 'sport' | 'page'>, reader: Reader) {
      await ensure()
      const at = day === undefined ? clock.now() : (parseServerTime(day) ?? fail('NOT_FOUND'))
      const { from, until } = serverDay(at)
      const found = await rooms.matchesBetween(from, until, filter.sport, sliceOf(filter.page, ROOMS_PAGE))
      return {
        items: await viewsOf(found.slice(0, ROOMS_PAGE), reader),
        hasMore: found.length > ROOMS_PAGE,
      }
    },

    /** What the talk of a room asks; null for a room that nobody knows. */
    talkOf: rooms.talkOf,
  }
}

export type Rooms = ReturnType<typeof createRooms>
