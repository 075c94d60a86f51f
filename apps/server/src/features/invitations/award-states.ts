import type { MemberId } from '@keo/contract/ids'
import type { RewardState } from '@keo/contract/rewards'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import type { Minor } from '@keo/units/money'
import { sql } from 'kysely'
import type { InviteSource } from './invite-tables.ts'

export type HeldAward = {
  readonly id: string
  readonly source: InviteSource
  readonly subject: string
  readonly friendId: string | null
  readonly amount: Minor
  readonly grantedAt: Instant
  readonly isRevoked: boolean
  readonly rewardId: string
  readonly state: RewardState
  readonly claimUntil: Instant | null
}

export type AwardStates = ReturnType<typeof createAwardStates>

/** Awards with what became of their rewards. */
export function createAwardStates(tenantId: string) {
  async function read(db: Db, memberId: MemberId, where: ReturnType<typeof sql>): Promise<HeldAward[]> {
    const { rows } = await sql<HeldAward>`
      select a.id, a.source, a.subject, a.friend_id as "friendId", a.amount, a.granted_at as "grantedAt",
        a.revoked_at is not null as "isRevoked", a.reward_id as "rewardId", r.state, r.claim_until as "claimUntil"
      from invite_award a join reward r on r.tenant_id = a.tenant_id and r.id = a.reward_id
      where a.tenant_id = ${tenantId} and a.member_id = ${memberId} and ${where}`.execute(db)
    return rows
  }

  return {
    /** Newest first. */
    page: (db: Db, memberId: MemberId, sources: readonly InviteSource[], from: number, count: number) =>
      read(db, memberId, sql`a.source = any(${sources}) order by a.id desc offset ${from} limit ${count}`),
    /** Those that stand, of one source. */
    standing: (db: Db, memberId: MemberId, source: InviteSource) =>
      read(db, memberId, sql`a.source = ${source} and a.revoked_at is null`),
    ofFriends: (db: Db, memberId: MemberId, friendIds: readonly string[]) =>
      read(db, memberId, sql`a.friend_id = any(${friendIds}) and a.revoked_at is null`),
    /** Friends who count for milestones, commission and levels: their reward is neither examined nor refused. */
    async countingFriends(db: Db, inviterId: MemberId): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`
        select a.friend_id as id
        from invite_award a join reward r on r.tenant_id = a.tenant_id and r.id = a.reward_id
        where a.tenant_id = ${tenantId} and a.member_id = ${inviterId} and a.source = 'invite.friend-deposit'
          and a.revoked_at is null and r.state in ('open', 'paid')
        order by a.friend_id`.execute(db)
      return rows.map(({ id }) => id)
    },
  }
}
