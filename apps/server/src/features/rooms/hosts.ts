import { fail } from '@keo/contract/errors'
import type { MemberId } from '@keo/contract/ids'
import { type FollowState, type HostDetail, HOSTS_PAGE, ROOMS_PAGE } from '@keo/contract/rooms'
import { serverTimeText } from '@keo/units/instants'
import { written, type LiveTexts, type ShippedText } from '../site-texts/index.ts'
import { type ReadHost, sqlFollowStore, sqlHostStore } from './host-store.ts'
import { sqlRoomStore } from './room-store.ts'
import { hostView, roomView } from './room-views.ts'
import { type Needs, type Reader, sliceOf } from './rooms.ts'

/** Rooms that a profile announces. */
const SCHEDULE_MAX = 10

/** Hosts, and who follows them. */
type HostNeeds = Omit<Needs, 'want'> & { readonly texts: Pick<LiveTexts, 'of'> }

export function createHosts({ database: { db }, clock, tenantId, viewersOf, ensure, texts }: HostNeeds) {
  const hosts = sqlHostStore(db, tenantId)
  const rooms = sqlRoomStore(db, tenantId)
  const follows = sqlFollowStore(db, tenantId)

  const one = async (id: string, memberId: MemberId | null): Promise<ReadHost> =>
    (await hosts.one(id, memberId)) ?? fail('NOT_FOUND')

  return {
    /** As they introduced themselves. */
    async shippedTexts(): Promise<ShippedText[]> {
      return (await hosts.all(null)).map(({ id, name, bio }) => ({
        key: id,
        name,
        fields: [{ name: 'bio', kind: 'long', shipped: bio }],
      }))
    },

    async list({ sport, page }: { sport: number | null; page: number }, { memberId }: Reader) {
      await ensure()
      const found = (await hosts.all(memberId))
        .filter(({ sports }) => sport === null || sports.includes(sport))
        .toSorted(
          (a, b) => Number(a.roomId === null) - Number(b.roomId === null) || b.followers - a.followers,
        )
      const { offset } = sliceOf(page, HOSTS_PAGE)
      return {
        items: found.slice(offset, offset + HOSTS_PAGE).map(hostView),
        hasMore: found.length > offset + HOSTS_PAGE,
      }
    },

    async detail(id: string, { memberId, language }: Reader): Promise<HostDetail> {
      const host = await one(id, memberId)
      const schedule = await rooms.scheduleOf(id, SCHEDULE_MAX)
      return {
        ...hostView(host),
        bio: written(texts.of('hosts', id), 'bio', host.bio)[language],
        joinedAt: serverTimeText(host.joinedAt),
        schedule: schedule.map((room) => roomView(room, host, { language, viewersOf })),
        hosted: await rooms.countPast(id),
      }
    },

    async past(id: string, page: number, { memberId, language }: Reader) {
      const host = await one(id, memberId)
      const found = await rooms.pastOf(id, sliceOf(page, ROOMS_PAGE))
      const items = found.slice(0, ROOMS_PAGE).map((room) => roomView(room, host, { language, viewersOf }))
      return { items, hasMore: found.length > ROOMS_PAGE }
    },

    async follow(memberId: MemberId, id: string, isFollowed: boolean): Promise<FollowState> {
      await one(id, memberId)
      if (isFollowed) await follows.follow(memberId, id, clock.now())
      else await follows.unfollow(memberId, id)
      const after = await one(id, memberId)
      return { id: after.id, isFollowed: after.isFollowed, followers: after.followers }
    },
  }
}

export type Hosts = ReturnType<typeof createHosts>
