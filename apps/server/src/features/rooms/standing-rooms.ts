import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import { hours, type Instant } from '@keo/units/instants'
import { sql } from 'kysely'
import type { StandingRoom } from './entertainment-rooms.ts'
import type { Host } from './host-store.ts'
import { isAtWork } from './room-rules.ts'

const HOUR_MS = hours(1)
const DAY_HOURS = 24

type Shift = Pick<Host, 'worksFrom' | 'worksHours'>

/** When the shift of this moment began, or the next one begins. */
export function shiftStart(host: Shift, now: Instant): Instant {
  const hour = Math.floor(now / HOUR_MS) * HOUR_MS
  const isOn = isAtWork(host, now)
  for (let step = 0; step <= DAY_HOURS; step += 1) {
    const at = hour + (isOn ? -step : step + 1) * HOUR_MS
    if (isAtWork(host, at) && !isAtWork(host, at - HOUR_MS)) return at
  }
  return hour
}

/** Opens each standing room when its host comes, and promises the next time when they go. True when one was opened. */
export async function keepStanding(
  db: Db,
  tenantId: string,
  { rooms, hosts }: { rooms: readonly StandingRoom[]; hosts: readonly Host[] },
  now: Instant,
): Promise<boolean> {
  let isSomeOpened = false
  for (const room of rooms) {
    const host = hosts.find(({ id }) => id === room.hostId)
    if (!host) continue
    const isOpen = isAtWork(host, now)
    const isChanged = await keep(db, tenantId, room, { isOpen, startsAt: shiftStart(host, now), now })
    isSomeOpened ||= isOpen && isChanged
  }
  return isSomeOpened
}

type Moment = { readonly isOpen: boolean; readonly startsAt: Instant; readonly now: Instant }

/**
 * Followers hear of every time it opens. One that was ended by hand stays closed until the next shift, and it waits for a
 * host who sits in another room.
 */
async function keep(
  db: Db,
  tenantId: string,
  room: StandingRoom,
  { isOpen, startsAt, now }: Moment,
): Promise<boolean> {
  const { numAffectedRows } =
    await sql`insert into live_room as r (tenant_id, id, kind, state, cover_tag, titles, host_id,
      starts_at, opened_at, pinned)
    values (${tenantId}, ${room.id}, ${room.kind}, ${isOpen ? 'open' : 'planned'}, ${room.tag},
      ${JSON.stringify(room.titles)}::jsonb, ${room.hostId}, ${sqlInstant(startsAt)},
      ${isOpen ? sqlInstant(now) : null}, ${room.pinned && JSON.stringify(room.pinned)}::jsonb)
    on conflict (tenant_id, id) do update
      set state = excluded.state, starts_at = excluded.starts_at, opened_at = excluded.opened_at, told_at = null,
        ended_at = null
      where r.state <> excluded.state and (r.ended_at is null or r.starts_at < excluded.starts_at)
        and not (excluded.state = 'open' and exists (select from live_room o where o.tenant_id = r.tenant_id
          and o.id <> r.id and o.host_id = r.host_id and o.state = 'open'))`.execute(db)
  return numAffectedRows === 1n
}
