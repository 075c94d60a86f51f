import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { sql } from 'kysely'

type DeviceRow = {
  readonly device_no: string
  readonly first_seen: Instant
  readonly last_seen: Instant
  readonly sessions: number
  readonly user_agent: string
  readonly address: string
}
type ContactRow = {
  readonly id: string
  readonly name: string
  readonly phone: string
  readonly province: string
}

const DEVICES = 50

/** What the card shows of a member's devices and contacts. It only reads; each table is written by its own feature. */
export function sqlMemberBindings(db: Db, tenantId: string) {
  return {
    /** From sessions, which stay, and from places that are known without one. The newest session of a device describes it. */
    async devices(memberId: string): Promise<DeviceRow[]> {
      const { rows } = await sql<DeviceRow>`
        with used as (
          select device_no, min(created_at) as first_seen, max(last_action_at) as last_seen, count(*)::int as sessions,
            (array_agg(user_agent order by created_at desc))[1] as user_agent,
            (array_agg(address order by created_at desc))[1] as address
          from session where tenant_id = ${tenantId} and member_id = ${memberId} and device_no <> ''
          group by device_no
        ), known as (
          select mark, seen_at from known_place
          where tenant_id = ${tenantId} and member_id = ${memberId} and kind = 'device' and mark <> ''
        )
        select coalesce(u.device_no, k.mark) as device_no, coalesce(u.first_seen, k.seen_at) as first_seen,
          greatest(u.last_seen, k.seen_at) as last_seen, coalesce(u.sessions, 0) as sessions,
          coalesce(u.user_agent, '') as user_agent, coalesce(u.address, '') as address
        from used u full join known k on k.mark = u.device_no
        order by last_seen desc, device_no limit ${DEVICES}`.execute(db)
      return rows
    },

    async contacts(memberId: string): Promise<ContactRow[]> {
      const { rows } = await sql<ContactRow>`
        select id, name, phone, province from delivery_address
        where tenant_id = ${tenantId} and member_id = ${memberId} order by is_default desc, id desc`.execute(
        db,
      )
      return rows
    },

    async withdrawPasswordAt(memberId: string): Promise<Instant | null> {
      const { rows } = await sql<{ set_at: Instant }>`
        select set_at from withdraw_password
        where tenant_id = ${tenantId} and member_id = ${memberId}`.execute(db)
      return rows[0]?.set_at ?? null
    },
  }
}
