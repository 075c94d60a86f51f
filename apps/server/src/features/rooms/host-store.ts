import type { HostId, MemberId } from '@keo/contract/ids'
import type { Language } from '@keo/messages/languages'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { sql } from 'kysely'
import type { Texts } from './room-store.ts'

export type Host = {
  readonly id: HostId
  readonly name: string
  readonly avatar: number
  readonly sports: readonly number[]
  readonly languages: readonly Language[]
  readonly bio: Texts
  /** Hours of the day at +07:00. */
  readonly worksFrom: number
  readonly worksHours: number
}

export type ReadHost = Host & {
  readonly joinedAt: Instant
  readonly followers: number
  readonly isFollowed: boolean
  /** The room they are in. */
  readonly roomId: string | null
  readonly nextAt: Instant | null
  /** Sits in no room for a while. */
  readonly isAway: boolean
  /** Counts the changes of it. */
  readonly version: number
}

export function sqlHostStore(db: Db, tenantId: string) {
  const read = (memberId: MemberId | null) => sql`select h.id, h.name, h.avatar, h.sports, h.languages, h.bio,
      h.works_from as "worksFrom", h.works_hours as "worksHours", h.joined_at as "joinedAt",
      (select count(*)::int from live_follow f where f.tenant_id = h.tenant_id and f.host_id = h.id) as followers,
      exists (select from live_follow f where f.tenant_id = h.tenant_id and f.host_id = h.id
        and f.member_id = ${memberId}) as "isFollowed",
      (select r.id from live_room r where r.tenant_id = h.tenant_id and r.host_id = h.id and r.state = 'open') as "roomId",
      (select min(r.starts_at) from live_room r where r.tenant_id = h.tenant_id and r.host_id = h.id
        and r.state = 'planned') as "nextAt", h.is_away as "isAway", h.version
    from live_host h where h.tenant_id = ${tenantId}`

  return {
    async join({ id, name, avatar, sports, languages, bio, worksFrom, worksHours }: Host, now: Instant) {
      await sql`insert into live_host (tenant_id, id, name, avatar, sports, languages, bio, works_from, works_hours, joined_at)
        values (${tenantId}, ${id}, ${name}, ${avatar}, ${[...sports]}::int[], ${[...languages]}::text[],
          ${JSON.stringify(bio)}::jsonb, ${worksFrom}, ${worksHours}, ${sqlInstant(now)})
        on conflict do nothing`.execute(db)
    },

    async all(memberId: MemberId | null): Promise<ReadHost[]> {
      const { rows } = await sql<ReadHost>`${read(memberId)} order by h.id`.execute(db)
      return rows
    },

    async one(id: string, memberId: MemberId | null): Promise<ReadHost | null> {
      const { rows } = await sql<ReadHost>`${read(memberId)} and h.id = ${id}`.execute(db)
      return rows[0] ?? null
    },
  }
}

/** Who follows whom; again is the same. */
export function sqlFollowStore(db: Db, tenantId: string) {
  return {
    async follow(memberId: MemberId, hostId: string, now: Instant): Promise<void> {
      await sql`insert into live_follow (tenant_id, member_id, host_id, followed_at)
        values (${tenantId}, ${memberId}, ${hostId}, ${sqlInstant(now)}) on conflict do nothing`.execute(db)
    },

    async unfollow(memberId: MemberId, hostId: string): Promise<void> {
      await sql`delete from live_follow where tenant_id = ${tenantId} and member_id = ${memberId}
        and host_id = ${hostId}`.execute(db)
    },

    /** In the order of their ids, behind one of them; who may not see the section is told nothing of it. */
    async followersOf(hostId: string, after: string, limit: number): Promise<MemberId[]> {
      const { rows } = await sql<{ id: MemberId }>`select f.member_id as id from live_follow f
        join member m on m.tenant_id = f.tenant_id and m.id = f.member_id and m.live_manage_status <> 1
        where f.tenant_id = ${tenantId} and f.host_id = ${hostId} and f.member_id > ${after}
        order by f.member_id limit ${limit}`.execute(db)
      return rows.map(({ id }) => id)
    },
  }
}
