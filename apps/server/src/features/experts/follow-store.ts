import type { MemberId } from '@keo/contract/ids'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { sql } from 'kysely'

export type Follow = { readonly expertId: string; readonly isTold: boolean }
export type FreshPlans = {
  readonly memberId: MemberId
  readonly expertId: string
  readonly name: string
  readonly newest: string
  readonly count: number
}

export function sqlFollowStore(db: Db, tenantId: string) {
  return {
    /** What stands already is no news. */
    async follow(memberId: MemberId, { expertId, isTold }: Follow, now: Instant): Promise<void> {
      await sql`insert into expert_follow (tenant_id, member_id, expert_id, since, is_told, told_plan)
        select ${tenantId}, ${memberId}, ${expertId}, ${sqlInstant(now)}, ${isTold}, coalesce(max(id), '')
        from expert_plan where tenant_id = ${tenantId} and expert_id = ${expertId}
        on conflict (tenant_id, member_id, expert_id) do update set is_told = excluded.is_told,
          told_plan = case when expert_follow.is_told then expert_follow.told_plan else excluded.told_plan end`.execute(
        db,
      )
    },

    async leave(memberId: MemberId, expertId: string): Promise<void> {
      await sql`delete from expert_follow where tenant_id = ${tenantId} and member_id = ${memberId}
        and expert_id = ${expertId}`.execute(db)
    },

    async counts(): Promise<ReadonlyMap<string, number>> {
      const { rows } = await sql<{ expertId: string; count: number }>`select expert_id as "expertId",
          count(*)::int as count from expert_follow where tenant_id = ${tenantId} group by expert_id`.execute(
        db,
      )
      return new Map(rows.map(({ expertId, count }) => [expertId, count]))
    },

    async of(memberId: MemberId): Promise<ReadonlyMap<string, Follow>> {
      const { rows } =
        await sql<Follow>`select expert_id as "expertId", is_told as "isTold" from expert_follow
        where tenant_id = ${tenantId} and member_id = ${memberId}`.execute(db)
      return new Map(rows.map((follow) => [follow.expertId, follow]))
    },

    /** Plans that followers have not heard of, begun ones apart; those of the last moment may have a neighbour to come. */
    async fresh({ now, writtenUntil }: { now: Instant; writtenUntil: Instant }, limit: number) {
      const { rows } =
        await sql<FreshPlans>`select f.member_id as "memberId", f.expert_id as "expertId", x.name,
          max(p.id) as newest, count(*)::int as count
        from expert_follow f
        join expert x on x.tenant_id = f.tenant_id and x.id = f.expert_id
        join expert_plan p on p.tenant_id = f.tenant_id and p.expert_id = f.expert_id and p.id > f.told_plan
        where f.tenant_id = ${tenantId} and f.is_told and p.opens_at > ${sqlInstant(now)}
          and p.written_at <= ${sqlInstant(writtenUntil)}
        group by f.member_id, f.expert_id, x.name order by f.member_id, f.expert_id limit ${limit}`.execute(
          db,
        )
      return rows
    },

    async told({ memberId, expertId, newest }: FreshPlans): Promise<void> {
      await sql`update expert_follow set told_plan = ${newest} where tenant_id = ${tenantId}
        and member_id = ${memberId} and expert_id = ${expertId}`.execute(db)
    },
  }
}
