import * as z from 'zod/mini'
import { BoxPrizes } from './box-prizes.ts'
import { BOX_SIZES, CampaignId } from './campaign-names.ts'
import { defineCall } from './define-call.ts'
import { ServerTime } from './server-time.ts'

export const RewardId = z.string().check(z.regex(/^rwd_[0-9A-Za-z]{10,40}$/))

export const REWARD_STATES = ['open', 'held', 'paid', 'expired', 'revoked', 'refused'] as const
export type RewardState = (typeof REWARD_STATES)[number]

/** A bonus that was paid waits for the one before it, is worked off, became cash, or went back. */
export const BONUS_STATES = ['waiting', 'running', 'met', 'lapsed'] as const
export type BonusState = (typeof BONUS_STATES)[number]

/** `cash` and `bonus` are money; the others are things that a member uses or wears. */
export const REWARD_KINDS = [
  'cash',
  'bonus',
  'freeBet',
  'freeSpins',
  'badge',
  'giftBox',
  'wheelTurns',
] as const
export type RewardKind = (typeof REWARD_KINDS)[number]

export const isMoneyReward = (kind: RewardKind): boolean => kind === 'cash' || kind === 'bonus'

export const BADGES = ['pioneer', 'champion', 'streak', 'loyal', 'festival'] as const
export type Badge = (typeof BADGES)[number]

/** Free spins are on their way to the game, wait there, were played, or ran out; a free bet, a gift box or turns of a wheel wait, were used or ran out. A badge is `ready` for ever. */
export const GIFT_STATES = ['waiting', 'ready', 'used', 'over'] as const
export type GiftState = (typeof GIFT_STATES)[number]

const Gift = z.object({
  state: z.enum(GIFT_STATES),
  /** Used before then; null where it has no end. */
  until: z.nullable(ServerTime),
  badge: z.nullable(z.enum(BADGES)),
  spins: z.nullable(
    z.object({
      rounds: z.int(),
      /** Of the lobby; null while the game is not in it. */
      gameId: z.nullable(z.int()),
    }),
  ),
  /** What a free bet may be staked on; null for any bet. */
  terms: z.nullable(
    z.object({
      /** In words, in the language that was asked for. */
      words: z.string(),
      priceFrom: z.nullable(z.string()),
      sports: z.nullable(z.array(z.int())),
      legsFrom: z.int(),
    }),
  ),
  /** Turns of the wheel of a campaign. */
  turns: z.nullable(z.object({ wheel: CampaignId, count: z.int(), left: z.int() })),
  /** `content` is what was in it; null while it is closed. */
  box: z.nullable(z.object({ size: z.enum(BOX_SIZES), content: z.nullable(z.string()), prizes: BoxPrizes })),
})
export type GiftView = z.output<typeof Gift>

const Reward = z.object({
  id: RewardId,
  /** What gives it, such as `vip.level-gift`. */
  source: z.string(),
  /** The only one of its source: a level, a month, a step. */
  period: z.string(),
  /** Of a free bet its stake, of free spins what their stakes come to, of a gift box the most that may be in it; of others that are no money zero. */
  amount: z.string(),
  currency: z.string(),
  kind: z.enum(REWARD_KINDS),
  /** How many times the amount must be bet before it may leave. */
  turnoverTimes: z.int(),
  state: z.enum(REWARD_STATES),
  grantedAt: ServerTime,
  claimUntil: z.nullable(ServerTime),
  paidAt: z.nullable(ServerTime),
  /** Of a bonus in the purse. */
  bonus: z.nullable(
    z.object({
      state: z.enum(BONUS_STATES),
      required: z.string(),
      done: z.string(),
      until: z.nullable(ServerTime),
    }),
  ),
  /** Of what is no money, once it was given. */
  gift: z.nullable(Gift),
})
export type RewardView = z.output<typeof Reward>

export const REWARD_PAGE = 20

export const listRewards = defineCall({
  method: 'GET',
  path: '/api/member/reward/list',
  access: 'member',
  ours: true,
  summary:
    'What the member was given, newest first: `toClaim` what waits for a claim, a reviewer or its use, `past` the rest',
  request: z.object({ show: z.enum(['toClaim', 'past']), before: z.optional(RewardId) }),
  response: z.object({
    /** True for whoever may not be offered anything now: nothing is listed. */
    isClosed: z.boolean(),
    rewards: z.array(Reward),
    /** What all that can be claimed now come to, whatever the page. */
    claimable: z.string(),
    hasMore: z.boolean(),
  }),
})

export const listBadges = defineCall({
  method: 'GET',
  path: '/api/member/reward/badges',
  access: 'member',
  background: true,
  ours: true,
  summary: 'The badges of the member, each once, the first one first; none while nothing may be offered',
  request: z.object({}),
  response: z.object({ badges: z.array(z.object({ badge: z.enum(BADGES), since: ServerTime })) }),
})

export const claimReward = defineCall({
  method: 'POST',
  path: '/api/member/reward/claim',
  access: 'member',
  limit: 'bet',
  ours: true,
  summary: 'Claim one reward: it is paid once, however often it is claimed',
  errors: ['NOT_FOUND', 'REWARD_GONE', 'REWARD_HELD', 'OFFERS_CLOSED'],
  request: z.object({ id: RewardId }),
  response: Reward,
})

const HeldReward = z.object({
  id: RewardId,
  memberId: z.string(),
  source: z.string(),
  period: z.string(),
  amount: z.string(),
  heldFor: z.string(),
  grantedAt: ServerTime,
})
export type HeldReward = z.output<typeof HeldReward>

export const listHeldRewards = defineCall({
  method: 'GET',
  path: '/api/sandbox/desk/rewards',
  access: 'sandbox',
  background: true,
  ours: true,
  summary: 'Desk: rewards that wait for a reviewer, oldest first',
  request: z.object({}),
  response: z.array(HeldReward),
})

export const decideHeldReward = defineCall({
  method: 'POST',
  path: '/api/sandbox/desk/rewards/decide',
  access: 'sandbox',
  background: true,
  ours: true,
  summary: 'Desk: let a reward that waits go on, or refuse it',
  errors: ['NOT_FOUND'],
  request: z.object({ id: RewardId, isApproved: z.boolean() }),
  response: z.array(HeldReward),
})
