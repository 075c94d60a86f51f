import type { RoomListView, saveHost } from '@keo/contract/console-live'
import type { RequestOf } from '@keo/contract/define-call'
import { fail } from '@keo/contract/errors'
import type { HostId, RoomId } from '@keo/contract/ids'
import type { Audit, AuditActor } from '@keo/service-kit/audit'
import type { Clock } from '@keo/service-kit/clock'
import type { Database, Tx } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import { type Host, type ReadHost, sqlHostStore } from './host-store.ts'
import { sqlLiveDeskStore, type HeldRoom } from './live-desk-store.ts'
import { sqlRoomStore } from './room-store.ts'
import type { ViewersOf } from './room-views.ts'
import { sliceOf } from './rooms.ts'

const PAGE = 30

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly ids: Ids
  readonly audit: Audit
  readonly tenantId: string
  readonly viewersOf: ViewersOf
}
/** Who of the staff acts, and why. */
type Acting = { readonly by: AuditActor; readonly reason: string }
type Fields = Omit<RequestOf<typeof saveHost>, 'reason' | 'version' | 'id'>

const isOver = ({ state }: HeldRoom) => state === 'ended' || state === 'void'

/** Rooms and hosts as the people of the site run them; every act is in the audit. */
export function createLiveDesk({ database, clock, ids, audit, tenantId, viewersOf }: Needs) {
  const read = sqlLiveDeskStore(database.db, tenantId)
  const hosts = sqlHostStore(database.db, tenantId)

  const note = (
    tx: Tx,
    { by, reason }: Acting,
    action: string,
    object: string,
    [before, after]: [object | null, object],
  ) => audit.write(tx, { ...by, device: null, action, object, before, after: { ...after, reason } })

  /** The room, held, which is not over. */
  async function inHand(tx: Tx, id: string): Promise<HeldRoom> {
    const room = (await sqlLiveDeskStore(tx, tenantId).locked(id)) ?? fail('NOT_FOUND')
    return isOver(room) ? fail('CHANGED_MEANWHILE') : room
  }

  return {
    async rooms(view: RoomListView, page: number) {
      const found = await read.rooms(view, sliceOf(page, PAGE))
      const shown = found.slice(0, PAGE)
      return {
        items: shown.map((room) => ({ room, viewers: room.state === 'open' ? viewersOf(room.id) : 0 })),
        hasMore: found.length > PAGE,
      }
    },

    async hosts(page: number): Promise<{ items: ReadHost[]; hasMore: boolean }> {
      const all = await hosts.all(null)
      const { offset } = sliceOf(page, PAGE)
      return { items: all.slice(offset, offset + PAGE), hasMore: all.length > offset + PAGE }
    },

    end: (acting: Acting, id: RoomId): Promise<void> =>
      database.tx(async (tx) => {
        const { state, hostId } = await inHand(tx, id)
        await sqlRoomStore(tx, tenantId).end(id, 'ended', clock.now())
        await note(tx, acting, 'room.ended', id, [{ state, hostId }, { state: 'ended' }])
      }),

    seat: (acting: Acting, id: RoomId, hostId: HostId | null): Promise<void> =>
      database.tx(async (tx) => {
        const room = await inHand(tx, id)
        if (hostId !== null) {
          const host = (await sqlHostStore(tx, tenantId).one(hostId, null)) ?? fail('NOT_FOUND')
          if (host.isAway) fail('CHANGED_MEANWHILE')
        }
        if (!(await sqlLiveDeskStore(tx, tenantId).seat(id, hostId))) fail('CHANGED_MEANWHILE')
        await note(tx, acting, 'room.host', id, [{ hostId: room.hostId }, { hostId }])
      }),

    async saveHost(acting: Acting, known: HostId | null, version: number, fields: Fields): Promise<HostId> {
      const id = known ?? (ids.newId('hst') as HostId)
      await database.tx(async (tx) => {
        const before =
          known === null ? null : ((await sqlHostStore(tx, tenantId).one(known, null)) ?? fail('NOT_FOUND'))
        const store = sqlLiveDeskStore(tx, tenantId)
        if (!(await store.save({ ...fields, id }, known === null ? 0 : version, clock.now())))
          fail('CHANGED_MEANWHILE')
        if (fields.isAway) await store.unseat(id)
        await note(tx, acting, 'host.saved', id, [before && recordOf(before), recordOf(fields)])
      })
      return id
    },
  }
}

type Recorded = Omit<Host, 'bio' | 'id'> & { readonly isAway: boolean }

const recordOf = ({ name, avatar, sports, languages, worksFrom, worksHours, isAway }: Recorded) => ({
  name,
  avatar,
  sports: sports.join(' '),
  languages: languages.join(' '),
  worksFrom,
  worksHours,
  isAway,
})

export type LiveDesk = ReturnType<typeof createLiveDesk>
