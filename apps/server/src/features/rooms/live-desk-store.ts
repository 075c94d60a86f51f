import type { HostId, RoomId } from '@keo/contract/ids'
import type { RoomKind, RoomState } from '@keo/contract/rooms'
import type { RoomListView } from '@keo/contract/console-live'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { sql } from 'kysely'
import type { Host } from './host-store.ts'
import type { Texts } from './room-store.ts'

export type HeldRoom = {
  readonly id: RoomId
  readonly kind: RoomKind
  readonly state: RoomState
  readonly titles: Texts
  readonly startsAt: Instant
  readonly endedAt: Instant | null
  readonly hostId: HostId | null
  readonly hostName: string
}
type Slice = { readonly limit: number; readonly offset: number }
type HostFields = Omit<Host, 'bio'> & { readonly isAway: boolean }

const OF_VIEW: Readonly<Record<RoomListView, ReturnType<typeof sql>>> = {
  open: sql`r.state = 'open' order by r.starts_at, r.id`,
  planned: sql`r.state = 'planned' order by r.starts_at, r.id`,
  over: sql`r.state in ('ended', 'void') order by r.ended_at desc, r.id`,
}

/** What the people of the site see and change of rooms and hosts. */
export function sqlLiveDeskStore(db: Db, tenantId: string) {
  const room = sql`r.id, r.kind, r.state, r.titles, r.starts_at as "startsAt", r.ended_at as "endedAt",
    r.host_id as "hostId", coalesce(h.name, '') as "hostName"
    from live_room r left join live_host h on h.tenant_id = r.tenant_id and h.id = r.host_id`

  return {
    async rooms(view: RoomListView, { limit, offset }: Slice): Promise<HeldRoom[]> {
      const { rows } = await sql<HeldRoom>`select ${room}
        where r.tenant_id = ${tenantId} and ${OF_VIEW[view]} limit ${limit} offset ${offset}`.execute(db)
      return rows
    },

    /** Held until the transaction is over. */
    async locked(id: string): Promise<HeldRoom | undefined> {
      const { rows } = await sql<HeldRoom>`select ${room}
        where r.tenant_id = ${tenantId} and r.id = ${id} for update of r`.execute(db)
      return rows[0]
    },

    /** False where the host is in another room that is open. */
    async seat(id: string, hostId: string | null): Promise<boolean> {
      const { numAffectedRows } = await sql`update live_room r set host_id = ${hostId}, told_at = null
        where r.tenant_id = ${tenantId} and r.id = ${id} and not (r.state = 'open' and exists (
          select from live_room o where o.tenant_id = r.tenant_id and o.id <> r.id and o.state = 'open'
            and o.host_id = ${hostId}))`.execute(db)
      return numAffectedRows === 1n
    },

    /** A new one has the version 0. False where somebody changed them meanwhile. */
    async save(host: HostFields, version: number, now: Instant): Promise<boolean> {
      const { id, name, avatar, sports, languages, worksFrom, worksHours, isAway } = host
      const fields = sql`${name}, ${avatar}, ${[...sports]}::int[], ${[...languages]}::text[], ${worksFrom}, ${worksHours},
        ${isAway}`
      const { numAffectedRows } =
        version === 0
          ? await sql`insert into live_host (name, avatar, sports, languages, works_from, works_hours, is_away, tenant_id, id,
                bio, joined_at)
              values (${fields}, ${tenantId}, ${id}, '{"vi":"","en":"","zh-CN":"","th":""}', ${sqlInstant(now)})`.execute(
              db,
            )
          : await sql`update live_host set (name, avatar, sports, languages, works_from, works_hours, is_away) = (${fields}),
                version = version + 1
              where tenant_id = ${tenantId} and id = ${id} and version = ${version}`.execute(db)
      return numAffectedRows === 1n
    },

    /** Rooms that have yet to open go on without who is away. */
    async unseat(hostId: string): Promise<void> {
      await sql`update live_room set host_id = null
        where tenant_id = ${tenantId} and host_id = ${hostId} and state = 'planned'`.execute(db)
    },
  }
}
