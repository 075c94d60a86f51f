import * as z from 'zod/mini'
import { Amount, Count } from './amounts.ts'
import { defineCall } from './define-call.ts'
import { InviteCode } from './patterns.ts'
import { ServerTime } from './server-time.ts'

export const INVITE_PAGE_SIZE = 20
/** So many rewards run through the ticker. */
export const INVITE_TICKER_SIZE = 20
export const MILESTONE_FRIENDS_MAX = 1_000

const Page = { page: z.optional(z.string().check(z.regex(/^[1-9][0-9]{0,3}$/))) }

/** What a reward is for: a friend who has begun, one's own beginning, so many friends, a week of their bets, a friend's level. */
export const INVITE_AWARDS = ['friend', 'welcome', 'milestone', 'commission', 'vip'] as const
const InviteAwardKind = z.enum(INVITE_AWARDS)
export type InviteAwardKind = z.output<typeof InviteAwardKind>

/** Waits to be drawn or paid, is examined, paid, run out, taken back with what it was for, refused after an examination. */
export const INVITE_AWARD_STATES = ['open', 'held', 'paid', 'expired', 'revoked', 'refused'] as const
const InviteAwardState = z.enum(INVITE_AWARD_STATES)
export type InviteAwardState = z.output<typeof InviteAwardState>

/** How far a friend has come. */
export const FRIEND_STEPS = ['registered', 'deposited', 'bet', 'rewarded'] as const
const FriendStep = z.enum(FRIEND_STEPS)
export type FriendStep = z.output<typeof FriendStep>

export const generateReferralCode = defineCall({
  method: 'GET',
  path: '/api/member/invite/generateReferralCode',
  access: 'member',
  summary: "The member's own code, made when it is asked for the first time",
  errors: ['OFFERS_CLOSED'],
  request: z.object({}),
  response: z.object({ referralCode: z.string() }),
})

const TickerLine = z.object({
  /** Masked. */
  userName: z.string(),
  kind: InviteAwardKind,
  amount: Amount,
  time: ServerTime,
})
export type TickerLine = z.output<typeof TickerLine>

export const queryHorseRing = defineCall({
  method: 'GET',
  path: '/api/member/invite/queryHorseRing',
  access: 'public',
  background: true,
  summary: 'The rewards that were paid last, under masked names',
  request: z.object({}),
  response: z.array(TickerLine),
})

const Milestone = z.object({ friends: Count, reward: Amount })

export const queryInviteDepConfig = defineCall({
  method: 'GET',
  path: '/api/member/invite/queryInviteDepConfig',
  access: 'public',
  background: true,
  summary: 'What a friend must deposit and bet, what both get for it, and what so many friends bring',
  errors: ['OFFERS_CLOSED'],
  request: z.object({}),
  response: z.object({
    depositMin: Amount,
    turnover: Amount,
    inviterReward: Amount,
    friendReward: Amount,
    /** How many times a reward must be bet before it may be withdrawn. */
    turnoverTimes: Count,
    milestones: z.array(Milestone),
    /** How long a milestone waits to be drawn. */
    claimDays: Count,
  }),
})

export const queryInviteBetConfig = defineCall({
  method: 'GET',
  path: '/api/member/invite/queryInviteBetConfig',
  access: 'public',
  background: true,
  summary: "What a week of friends' settled bets brings, by how much they bet together",
  errors: ['OFFERS_CLOSED'],
  request: z.object({}),
  response: z.object({
    /** Hundredths of a percent, from that much on. */
    tiers: z.array(z.object({ from: Amount, rateBp: Count })),
    least: Amount,
    payAfterHours: Count,
  }),
})

export const queryInviteVipConfig = defineCall({
  method: 'GET',
  path: '/api/member/invite/queryInviteVipConfig',
  access: 'public',
  background: true,
  summary: 'What a friend brings who reaches a VIP level',
  errors: ['OFFERS_CLOSED'],
  request: z.object({}),
  response: z.object({ levels: z.array(z.object({ level: Count, reward: Amount })) }),
})

const Friend = z.object({
  /** Masked; of a friend the inviter sees the step and the reward, nothing else. */
  userName: z.string(),
  step: FriendStep,
  /** The reward of this friend is examined. */
  isHeld: z.boolean(),
  joinTime: ServerTime,
  /** What this friend has brought. */
  reward: Amount,
})
export type InviteFriend = z.output<typeof Friend>

const MilestoneState = z.object({
  friends: Count,
  reward: Amount,
  /** `far` until so many friends have come; `gone` when it ran out or was taken back. */
  state: z.enum(['far', 'open', 'held', 'paid', 'gone']),
  /** Friends that are missing. */
  left: Count,
  claimUntilTime: ServerTime,
})
export type InviteMilestone = z.output<typeof MilestoneState>

export const queryInviteInfo = defineCall({
  method: 'GET',
  path: '/api/member/invite/queryInviteInfo',
  access: 'member',
  summary: 'The own code, how far friends have come, the milestones, and the friends page by page',
  errors: ['OFFERS_CLOSED'],
  request: z.object(Page),
  response: z.object({
    referralCode: z.string(),
    funnel: z.object({ visits: Count, registered: Count, deposited: Count, rewarded: Count }),
    milestones: z.array(MilestoneState),
    friends: z.array(Friend),
    hasMore: z.boolean(),
  }),
})
export type InviteInfo = z.output<typeof queryInviteInfo.response>

const Award = z.object({
  id: z.string(),
  kind: InviteAwardKind,
  /** Masked; empty where it is not one friend's. */
  userName: z.string(),
  /** Of a milestone the friends, of a VIP award the level; else 0. */
  mark: Count,
  amount: Amount,
  state: InviteAwardState,
  time: ServerTime,
})
export type InviteAward = z.output<typeof Award>

export const queryInviteDepAward = defineCall({
  method: 'GET',
  path: '/api/member/invite/queryInviteDepAward',
  access: 'member',
  summary: 'Rewards for friends, for so many of them and for their levels, newest first; page by page',
  errors: ['OFFERS_CLOSED'],
  request: z.object(Page),
  response: z.object({ items: z.array(Award), hasMore: z.boolean() }),
})

const Week = z.object({
  /** The Monday it began, at +08:00: `2026-01-26`. */
  week: z.string(),
  turnover: Amount,
  friends: Count,
  rateBp: Count,
  amount: Amount,
  /** `running` until it is paid. */
  state: z.enum(['running', ...INVITE_AWARD_STATES]),
})
export type CommissionWeek = z.output<typeof Week>

export const queryInviteBetAwardList = defineCall({
  method: 'GET',
  path: '/api/member/invite/queryInviteBetAwardList',
  access: 'member',
  summary: "Week by week what friends' settled bets brought, newest first; page by page",
  errors: ['OFFERS_CLOSED'],
  request: z.object(Page),
  response: z.object({ items: z.array(Week), hasMore: z.boolean() }),
})

export const queryInviteInfoTotalAward = defineCall({
  method: 'GET',
  path: '/api/member/invite/queryInviteInfoTotalAward',
  access: 'member',
  summary: 'What invitations have paid so far',
  errors: ['OFFERS_CLOSED'],
  request: z.object({}),
  response: z.object({ total: Amount, friends: Amount, milestones: Amount, commission: Amount, vip: Amount }),
})

export const drawAward = defineCall({
  method: 'POST',
  path: '/api/member/invite/drawAward',
  access: 'member',
  summary: 'Draws the reward of a milestone; drawn again it answers the same',
  errors: ['OFFERS_CLOSED', 'NOT_FOUND', 'REWARD_GONE', 'REWARD_HELD'],
  request: z.object({ friends: z.int().check(z.gte(1), z.lte(MILESTONE_FRIENDS_MAX)) }),
  response: z.object({ amount: Amount, state: InviteAwardState }),
})

export const countInviteVisit = defineCall({
  method: 'POST',
  path: '/api/member/invite/visit',
  access: 'public',
  limit: 'report',
  background: true,
  ours: true,
  anonymous: true,
  summary: 'Somebody has opened a link with this code; who it was is not kept',
  request: z.object({ inviteCode: InviteCode }),
  response: z.object({}),
})
