import type { MemberId } from '@keo/contract/ids'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import type { Minor } from '@keo/units/money'
import { sql } from 'kysely'
import type { Week } from './commission.ts'
import type { FriendFacts } from './friend-facts.ts'
import type { InviteTables } from './invite-tables.ts'

export type Friend = {
  readonly memberId: MemberId
  readonly inviterId: MemberId
  readonly boundAt: Instant
  readonly depositedAt: Instant | null
  readonly reachedAt: Instant | null
  readonly heldFor: string | null
}

const COLUMNS = sql`f.member_id as "memberId", f.inviter_id as "inviterId", f.bound_at as "boundAt",
  f.deposited_at as "depositedAt", f.reached_at as "reachedAt", f.held_for as "heldFor"`

/** Made for a database or for one transaction of it. */
export function sqlFriendStore(db: Db, tenantId: string) {
  const tables = db.withTables<InviteTables>()
  return {
    /** Everybody who changes something of this inviter's friends waits here. False for who has no code. */
    async lockInviter(inviterId: MemberId): Promise<boolean> {
      const row = await tables
        .selectFrom('invite_code')
        .select('code')
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', inviterId)
        .forUpdate()
        .executeTakeFirst()
      return row !== undefined
    },
    async find(memberId: MemberId): Promise<Friend | undefined> {
      const { rows } = await sql<Friend>`
        select ${COLUMNS} from invite_friend f
        where f.tenant_id = ${tenantId} and f.member_id = ${memberId}`.execute(db)
      return rows[0]
    },
    /** Newest first. */
    async page(inviterId: MemberId, from: number, count: number): Promise<Friend[]> {
      const { rows } = await sql<Friend>`
        select ${COLUMNS} from invite_friend f
        where f.tenant_id = ${tenantId} and f.inviter_id = ${inviterId}
        order by f.member_id desc offset ${from} limit ${count}`.execute(db)
      return rows
    },
    /** Everybody's, oldest first. */
    async after(memberId: string, count: number): Promise<Friend[]> {
      const { rows } = await sql<Friend>`
        select ${COLUMNS} from invite_friend f
        where f.tenant_id = ${tenantId} and f.member_id > ${memberId} order by f.member_id limit ${count}`.execute(
        db,
      )
      return rows
    },
    /** Those in whose wallet something has moved since then. */
    async movedSince(at: Instant, inviterId: MemberId | null): Promise<Friend[]> {
      const { rows } = await sql<Friend>`
        select ${COLUMNS} from invite_friend f
        where f.tenant_id = ${tenantId} and (${inviterId}::text is null or f.inviter_id = ${inviterId}) and f.member_id in (
          select member_id from ledger_transaction where tenant_id = ${tenantId} and at >= ${sqlInstant(at)})
        order by f.member_id`.execute(db)
      return rows
    },
    /** Inviters who were paid, or had to give back, a reward for friends since then. */
    async rewardedSince(at: Instant): Promise<MemberId[]> {
      const { rows } = await sql<{ id: MemberId }>`
        select distinct member_id as id from ledger_transaction
        where tenant_id = ${tenantId} and at >= ${sqlInstant(at)} and kind like 'reward.invite.%'`.execute(db)
      return rows.map(({ id }) => id)
    },
    async note(friend: Friend, facts: FriendFacts, heldFor: string | null, now: Instant): Promise<void> {
      const reachedAt = facts.isReached ? (friend.reachedAt ?? now) : null
      await tables
        .updateTable('invite_friend')
        .set({
          deposited_at: facts.depositedAt === null ? null : sqlInstant(facts.depositedAt),
          reached_at: reachedAt === null ? null : sqlInstant(reachedAt),
          held_for: heldFor,
        })
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', friend.memberId)
        .execute()
      for (const { week, turnover } of facts.weeks)
        await sql`
          insert into invite_week (tenant_id, member_id, week, turnover)
          select ${tenantId}, ${friend.memberId}, ${week}::date, ${turnover}
          where ${turnover}::bigint > 0 or exists (select from invite_week
            where tenant_id = ${tenantId} and member_id = ${friend.memberId} and week = ${week}::date)
          on conflict (tenant_id, member_id, week) do update set turnover = excluded.turnover
          where invite_week.turnover <> excluded.turnover`.execute(db)
    },
    async counts(inviterId: MemberId): Promise<{ visits: number; registered: number; deposited: number }> {
      const { rows } = await sql<{ visits: number; registered: number; deposited: number }>`
        select
          (select coalesce(sum(v.visits), 0)::int from invite_visit v join invite_code c using (tenant_id, code)
            where c.tenant_id = ${tenantId} and c.member_id = ${inviterId}) as visits,
          count(*)::int as registered, count(deposited_at)::int as deposited
        from invite_friend where tenant_id = ${tenantId} and inviter_id = ${inviterId}`.execute(db)
      return rows[0] ?? { visits: 0, registered: 0, deposited: 0 }
    },
    /** What these friends bet, week by week, newest first. */
    async weeks(friendIds: readonly string[], { from, count }: { from: number; count: number }) {
      const { rows } = await sql<{ week: Week; turnover: Minor; friends: number }>`
        select week, sum(turnover)::bigint as turnover, count(*)::int as friends from invite_week
        where tenant_id = ${tenantId} and member_id = any(${friendIds}) and turnover > 0
        group by week order by week desc offset ${from} limit ${count}`.execute(db)
      return rows
    },
  }
}
