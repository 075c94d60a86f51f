import type {
  CommissionWeek,
  InviteAward,
  InviteAwardKind,
  InviteFriend,
  InviteMilestone,
} from '@keo/contract/invitations'
import { maskName } from '@keo/contract/masks'
import { serverTimeText, type Instant } from '@keo/units/instants'
import { money, moneyText, type Money } from '@keo/units/money'
import type { Member } from '../members/index.ts'
import type { HeldAward } from './award-states.ts'
import { commissionOf, type Week } from './commission.ts'
import type { Friend } from './friend-store.ts'
import { INVITE_OFFER } from './invite-offer.ts'
import type { InviteSource } from './invite-tables.ts'

export type Names = ReadonlyMap<string, Pick<Member, 'userName'>>

const KINDS: Readonly<Record<InviteSource, InviteAwardKind>> = {
  'invite.friend-deposit': 'friend',
  'invite.welcome': 'welcome',
  'invite.milestone': 'milestone',
  'invite.commission': 'commission',
  'invite.vip': 'vip',
}

export const kindOf = (source: string): InviteAwardKind => KINDS[source as InviteSource]
export const dongText = (minor: bigint): string => moneyText(money(minor, 'VND'))
/** Names of others are never shown whole (PRV-02). */
export const maskedOf = (names: Names, id: string): string => maskName(names.get(id)?.userName ?? '') || '***'
const timeText = (at: Instant | null): string => (at === null ? '' : serverTimeText(at))
const text = (amount: Money): string => moneyText(amount)

export const depositConfig = {
  depositMin: text(INVITE_OFFER.friend.depositMin),
  turnover: text(INVITE_OFFER.friend.turnover),
  inviterReward: text(INVITE_OFFER.friend.inviterReward),
  friendReward: text(INVITE_OFFER.friend.friendReward),
  turnoverTimes: INVITE_OFFER.turnoverTimes,
  milestones: INVITE_OFFER.milestones.map(({ friends, reward }) => ({ friends, reward: text(reward) })),
  claimDays: INVITE_OFFER.claimDays,
}

export const betConfig = {
  tiers: INVITE_OFFER.commission.tiers.map(({ from, rateBp }) => ({ from: text(from), rateBp })),
  least: text(INVITE_OFFER.commission.least),
  payAfterHours: INVITE_OFFER.commission.payAfterHours,
}

export const vipConfig = {
  levels: INVITE_OFFER.vip.map(({ level, reward }) => ({ level, reward: text(reward) })),
}

/** Name, step and reward of a friend: nothing else of them is shown to anybody (AGT-06). */
export function friendView(friend: Friend, awards: readonly HeldAward[], names: Names): InviteFriend {
  const own = awards.filter(({ friendId }) => friendId === friend.memberId)
  const first = own.find(({ source }) => source === 'invite.friend-deposit')
  const paid = own.filter(({ state }) => state === 'paid')
  return {
    userName: maskedOf(names, friend.memberId),
    step: stepOf(friend, first),
    isHeld: first?.state === 'held',
    joinTime: timeText(friend.boundAt),
    reward: dongText(paid.reduce((sum, { amount }) => sum + amount, 0n)),
  }
}

function stepOf(friend: Friend, award: HeldAward | undefined): InviteFriend['step'] {
  if (award?.state === 'paid' || award?.state === 'open') return 'rewarded'
  if (friend.reachedAt !== null) return 'bet'
  return friend.depositedAt === null ? 'registered' : 'deposited'
}

export function milestoneViews(counting: number, standing: readonly HeldAward[]): InviteMilestone[] {
  return INVITE_OFFER.milestones.map(({ friends, reward }) => {
    const award = standing.find(({ subject }) => subject === String(friends))
    return {
      friends,
      reward: text(reward),
      state: milestoneState(award),
      left: Math.max(0, friends - counting),
      claimUntilTime: timeText(award?.claimUntil ?? null),
    }
  })
}

function milestoneState(award: HeldAward | undefined): InviteMilestone['state'] {
  if (!award) return 'far'
  const { state } = award
  return state === 'open' || state === 'held' || state === 'paid' ? state : 'gone'
}

export function awardView(award: HeldAward, names: Names): InviteAward {
  return {
    id: award.id,
    kind: kindOf(award.source),
    userName: award.friendId === null ? '' : maskedOf(names, award.friendId),
    mark: markOf(award),
    amount: dongText(award.amount),
    state: award.isRevoked ? 'revoked' : award.state,
    time: timeText(award.grantedAt),
  }
}

/** The friends of a milestone, the level of a VIP award. */
function markOf({ source, subject }: HeldAward): number {
  if (source === 'invite.milestone') return Number(subject)
  return source === 'invite.vip' ? Number(subject.split(':').at(-1)) : 0
}

type WeekRow = { readonly week: Week; readonly turnover: bigint; readonly friends: number }

export function weekView({ week, turnover, friends }: WeekRow, award: HeldAward | undefined): CommissionWeek {
  const { rateBp, amount } = commissionOf(turnover as Parameters<typeof commissionOf>[0])
  return {
    week,
    turnover: dongText(turnover),
    friends,
    rateBp,
    amount: dongText(award?.amount ?? amount),
    state: award?.state ?? 'running',
  }
}
