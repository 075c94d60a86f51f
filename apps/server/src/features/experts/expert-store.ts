import type { MemberId } from '@keo/contract/ids'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { sql } from 'kysely'

export type KeptExpert = {
  readonly id: string
  readonly name: string
  readonly avatar: number
  readonly style: string
  readonly sports: readonly number[]
  /** Null for those of the sandbox. */
  readonly memberId: MemberId | null
}
/** Stopped by the people of the site since then, and why; null and empty for who may write. */
export type ExpertStop = { readonly at: Instant | null; readonly why: string }
type Stopped = { readonly isStopped: boolean; readonly stoppedWhy: string }
type OwnExpert = Stopped & { readonly id: string; readonly openPlans: number }
export type HeldExpert = Stopped & { readonly memberId: MemberId | null }
export type ReadExpert = KeptExpert & OpenCounts & Stopped

export type OpenCounts = { readonly openFree: number; readonly openPaid: number }

export function sqlExpertStore(db: Db, tenantId: string) {
  return {
    async join({ id, name, avatar, style, sports, memberId }: KeptExpert, now: Instant): Promise<void> {
      await sql`insert into expert (tenant_id, id, name, avatar, style, sports, member_id, joined_at)
        values (${tenantId}, ${id}, ${name}, ${avatar}, ${style}, ${[...sports]}::int[], ${memberId}, ${sqlInstant(now)})
        on conflict do nothing`.execute(db)
    },

    /** Whoever writes a plan of the same expert waits. */
    async hold(id: string): Promise<HeldExpert | undefined> {
      const { rows } = await sql<HeldExpert>`
        select member_id as "memberId", stopped_at is not null as "isStopped", stopped_why as "stoppedWhy"
        from expert where tenant_id = ${tenantId} and id = ${id} for update`.execute(db)
      return rows[0]
    },

    async setStop(id: string, { at, why }: ExpertStop): Promise<void> {
      await sql`update expert set stopped_at = ${at === null ? null : sqlInstant(at)}, stopped_why = ${why}
        where tenant_id = ${tenantId} and id = ${id}`.execute(db)
    },

    async ofMember(memberId: MemberId, now: Instant): Promise<OwnExpert | undefined> {
      const { rows } = await sql<OwnExpert>`select x.id, count(p.id)::int as "openPlans",
          x.stopped_at is not null as "isStopped", x.stopped_why as "stoppedWhy"
        from expert x left join expert_plan p
          on p.tenant_id = x.tenant_id and p.expert_id = x.id and p.opens_at > ${sqlInstant(now)}
        where x.tenant_id = ${tenantId} and x.member_id = ${memberId} group by x.tenant_id, x.id`.execute(db)
      return rows[0]
    },

    /** With how many plans of theirs have not begun. */
    async all(now: Instant): Promise<ReadExpert[]> {
      const { rows } = await sql<ReadExpert>`select x.id, x.name, x.avatar, x.style, x.sports,
          x.member_id as "memberId", x.stopped_at is not null as "isStopped", x.stopped_why as "stoppedWhy",
          count(p.id) filter (where p.price is null)::int as "openFree", count(p.price)::int as "openPaid"
        from expert x left join expert_plan p
          on p.tenant_id = x.tenant_id and p.expert_id = x.id and p.opens_at > ${sqlInstant(now)}
        where x.tenant_id = ${tenantId} group by x.tenant_id, x.id order by x.id`.execute(db)
      return rows
    },
  }
}
