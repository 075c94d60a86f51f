import { fail } from '@keo/contract/errors'
import type { MemberId } from '@keo/contract/ids'
import type { Language } from '@keo/messages/languages'
import {
  INVITE_PAGE_SIZE,
  INVITE_TICKER_SIZE,
  type InviteInfo,
  type TickerLine,
} from '@keo/contract/invitations'
import type { Database } from '@keo/service-kit/db/database'
import { serverTimeText } from '@keo/units/instants'
import type { MemberStore } from '../members/index.ts'
import type { Rewards } from '../rewards/index.ts'
import type { AwardStates } from './award-states.ts'
import { sqlFriendStore } from './friend-store.ts'
import type { InviteCodes } from './invite-codes.ts'
import { INVITE_SOURCES, type InviteSource } from './invite-tables.ts'
import {
  awardView,
  dongText,
  friendView,
  kindOf,
  maskedOf,
  milestoneViews,
  weekView,
} from './invite-views.ts'

type Needs = {
  database: Database
  tenantId: string
  codes: InviteCodes
  states: AwardStates
  members: Pick<MemberStore, 'findAll'>
  rewards: Rewards
  /** Before somebody looks at the own friends. */
  bringUpToDate(inviterId: MemberId): Promise<void>
}

export type Invitations = ReturnType<typeof createInvitations>

/** All but the commission, which has a list of its own. */
const LISTED: readonly InviteSource[] = INVITE_SOURCES.filter((source) => source !== 'invite.commission')

/** What an inviter sees, and what everybody sees of the rewards. */
export function createInvitations({ database: { db }, tenantId, codes, states, ...needs }: Needs) {
  const { members, rewards } = needs
  const friends = sqlFriendStore(db, tenantId)
  const page = (number: number) => ({ from: (number - 1) * INVITE_PAGE_SIZE, count: INVITE_PAGE_SIZE + 1 })
  const shown = <T>(rows: readonly T[]) => rows.slice(0, INVITE_PAGE_SIZE)
  const hasMore = (rows: readonly unknown[]) => rows.length > INVITE_PAGE_SIZE

  return {
    codeOf: codes.ofMember,
    async info(memberId: MemberId, number: number): Promise<InviteInfo> {
      const referralCode = await codes.ofMember(memberId)
      await needs.bringUpToDate(memberId)
      const { from, count } = page(number)
      const rows = await friends.page(memberId, from, count)
      const ids = shown(rows).map((friend) => friend.memberId)
      const [awards, names] = [await states.ofFriends(db, memberId, ids), await members.findAll(ids)]
      const rewarded = (await states.countingFriends(db, memberId)).length
      return {
        referralCode,
        funnel: { ...(await friends.counts(memberId)), rewarded },
        milestones: milestoneViews(rewarded, await states.standing(db, memberId, 'invite.milestone')),
        friends: shown(rows).map((friend) => friendView(friend, awards, names)),
        hasMore: hasMore(rows),
      }
    },
    async awards(memberId: MemberId, number: number) {
      const { from, count } = page(number)
      const rows = await states.page(db, memberId, LISTED, from, count)
      const ids = rows.flatMap(({ friendId }) => friendId ?? [])
      const names = await members.findAll(ids)
      return { items: shown(rows).map((award) => awardView(award, names)), hasMore: hasMore(rows) }
    },
    async weeks(memberId: MemberId, number: number) {
      const counting = await states.countingFriends(db, memberId)
      const rows = await friends.weeks(counting, page(number))
      const paid = await states.standing(db, memberId, 'invite.commission')
      const awardOf = (week: string) => paid.find(({ subject }) => subject === week)
      return { items: shown(rows).map((row) => weekView(row, awardOf(row.week))), hasMore: hasMore(rows) }
    },
    async totals(memberId: MemberId) {
      const paid = async (...sources: InviteSource[]) => rewards.paidTo(memberId, sources)
      return {
        total: dongText(await paid(...INVITE_SOURCES)),
        friends: dongText(await paid('invite.friend-deposit', 'invite.welcome')),
        milestones: dongText(await paid('invite.milestone')),
        commission: dongText(await paid('invite.commission')),
        vip: dongText(await paid('invite.vip')),
      }
    },
    async ticker(): Promise<TickerLine[]> {
      const paid = await rewards.latestPaid(INVITE_SOURCES, INVITE_TICKER_SIZE)
      const names = await members.findAll(paid.map(({ member_id }) => member_id))
      return paid.map(({ member_id, amount, source, paid_at }) => ({
        userName: maskedOf(names, member_id),
        kind: kindOf(source),
        amount: dongText(amount),
        time: paid_at === null ? '' : serverTimeText(paid_at),
      }))
    },
    /** The reward of a milestone. */
    async draw(memberId: MemberId, count: number, language: Language) {
      const standing = await states.standing(db, memberId, 'invite.milestone')
      const award = standing.find(({ subject }) => subject === String(count)) ?? fail('NOT_FOUND')
      const { amount, state } = await rewards.claim(memberId, award.rewardId, language)
      return { amount, state }
    },
    countVisit: codes.countVisit,
  }
}
