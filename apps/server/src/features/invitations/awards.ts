import type { MemberId } from '@keo/contract/ids'
import type { Clock } from '@keo/service-kit/clock'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db, Tx } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import type { Instant } from '@keo/units/instants'
import type { Money } from '@keo/units/money'
import type { Post } from '../ledger/index.ts'
import type { Rewards } from '../rewards/index.ts'
import { INVITE_OFFER } from './invite-offer.ts'
import type { InviteSource, InviteTables } from './invite-tables.ts'

/** What an award is for: of one there stands at most one at a time. */
export type AwardKey = {
  readonly memberId: MemberId
  readonly source: InviteSource
  /** A friend, a milestone, a week. */
  readonly subject: string
}

export type NewAward = AwardKey & {
  readonly friendId: MemberId | null
  readonly amount: Money
  readonly claimUntil: Instant | null
  readonly heldFor: string | null
}

type Needs = { clock: Clock; ids: Ids; tenantId: string; rewards: Rewards }

export type Awards = ReturnType<typeof createAwards>

/** Rewards that stand and fall with what they are for. The caller holds the inviter's lock. */
export function createAwards({ clock, ids, tenantId, rewards }: Needs) {
  const rounds = (db: Db, { memberId, source, subject }: AwardKey) =>
    db
      .withTables<InviteTables>()
      .selectFrom('invite_award')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .where('source', '=', source)
      .where('subject', '=', subject)
      .orderBy('round', 'desc')

  const standing = (db: Db, key: AwardKey) =>
    rounds(db, key).where('revoked_at', 'is', null).executeTakeFirst()

  return {
    standing,
    /** Nothing where one stands. */
    async grant(tx: Tx, award: NewAward): Promise<void> {
      const last = await rounds(tx, award).executeTakeFirst()
      if (last && last.revoked_at === null) return
      const { memberId, source, subject, amount } = award
      const round = (last?.round ?? 0) + 1
      const rewardId = await rewards.grant(tx, {
        memberId,
        source,
        period: periodOf(subject, round),
        amount,
        kind: 'cash',
        turnoverTimes: INVITE_OFFER.turnoverTimes,
        claimUntil: award.claimUntil,
        heldFor: award.heldFor,
      })
      if (rewardId === null) return
      await tx
        .withTables<InviteTables>()
        .insertInto('invite_award')
        .values({
          tenant_id: tenantId,
          member_id: memberId,
          id: ids.newId('iaw'),
          source,
          subject,
          round,
          friend_id: award.friendId,
          amount: amount.minor,
          granted_at: sqlInstant(clock.now()),
          reward_id: rewardId,
        })
        .execute()
    },
    /** What it was for was taken back (AGT-03), or is worth another sum now. */
    async revoke(tx: Tx, post: Post, key: AwardKey): Promise<void> {
      const award = await standing(tx, key)
      if (!award) return
      const { memberId, source, subject } = key
      await rewards.revoke(tx, post, { memberId, source, period: periodOf(subject, award.round) })
      await tx
        .withTables<InviteTables>()
        .updateTable('invite_award')
        .set({ revoked_at: sqlInstant(clock.now()) })
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', memberId)
        .where('id', '=', award.id)
        .execute()
    },
  }
}

const periodOf = (subject: string, round: number): string => (round === 1 ? subject : `${subject}.${round}`)
