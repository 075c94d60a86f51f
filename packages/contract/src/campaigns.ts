import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'
import { BADGES, REWARD_KINDS } from './rewards.ts'
import { ServerTime } from './server-time.ts'

/** How a campaign works; each kind has a page of its own. */
export const CAMPAIGN_KINDS = [
  'first-deposit',
  'sign-in',
  'wheel',
  'rebate',
  'ladder',
  'match',
  'prediction',
  'medals',
  'box',
] as const
export type CampaignKind = (typeof CAMPAIGN_KINDS)[number]
export const CAMPAIGN_ARTS = [
  'chest',
  'drum',
  'wheel',
  'coins',
  'boat',
  'pitch',
  'sprout',
  'stairs',
  'sunrise',
  'calendar',
  'vault',
  'links',
  'goldball',
  'laurel',
  'joystick',
  'reels',
  'dice',
  'cards',
  'headset',
  'crown',
  'envelope',
  'heart',
  'fireworks',
  'wave',
  'lotus',
  'lantern',
  'elevens',
  'tree',
  'bowl',
  'board',
  'hoop',
  'stars',
  'five',
  'chain',
  'torch',
  'medal',
  'tally',
  'lifebuoy',
  'token',
  'tower',
  'abacus',
  'scales',
  'phone',
  'bridge',
  'kites',
  'giftbox',
  'crates',
] as const
export type CampaignArt = (typeof CAMPAIGN_ARTS)[number]
export const CAMPAIGN_TAGS = ['newcomer', 'daily', 'sports', 'games', 'deposit', 'festival', 'vip'] as const
export type CampaignTag = (typeof CAMPAIGN_TAGS)[number]

export const CampaignId = z.string().check(z.regex(/^[a-z0-9-]{2,40}$/))
export const StepId = z.string().check(z.regex(/^[a-z0-9]{1,16}$/))
/** Made by the client for one tap: the same key again gives the first answer. */
const TapKey = z.string().check(z.regex(/^[A-Za-z0-9-]{16,40}$/))
/** Decimal text of dong. */
const Amount = z.string().check(z.regex(/^\d{1,18}\.\d{2}$/))
const Count = z.int().check(z.gte(0))
const Version = z.int().check(z.gte(1))

/** `void`: called off by us. */
export const CAMPAIGN_PHASES = ['soon', 'running', 'ended', 'void'] as const
export type CampaignPhase = (typeof CAMPAIGN_PHASES)[number]

/** `closed`: not for this member. `soldOut`: reached, but others came first. `held`: a person of ours looks at it. */
export const STEP_STATES = ['locked', 'ready', 'claimed', 'held', 'soldOut', 'closed'] as const
export type StepState = (typeof STEP_STATES)[number]

/** How the caller stands; null for a visitor. */
const Mine = z.nullable(
  z.object({
    state: z.enum(['open', 'ready', 'done', 'soldOut', 'closed']),
    /** What may be claimed at once. */
    ready: Amount,
    /** Of the step that is nearest: 0 to 100. */
    percent: z.int().check(z.gte(0), z.lte(100)),
    /** Turns of the wheel that are left, boxes that can be opened, or the day of the row. */
    count: Count,
  }),
)

const card = {
  id: CampaignId,
  version: Version,
  kind: z.enum(CAMPAIGN_KINDS),
  art: z.enum(CAMPAIGN_ARTS),
  tags: z.array(z.enum(CAMPAIGN_TAGS)),
  title: z.string(),
  subtitle: z.string(),
  phase: z.enum(CAMPAIGN_PHASES),
  /** First instant, and the first one after it; empty where there is no bound. */
  fromTime: ServerTime,
  untilTime: ServerTime,
  /** When it begins again, for one that is not running. */
  comesBackTime: ServerTime,
  mine: Mine,
}
const CampaignCard = z.object(card)
export type CampaignCard = z.output<typeof CampaignCard>

const Progress = {
  text: z.string(),
  /** Sums of dong as decimal text, or plain numbers. */
  unit: z.enum(['money', 'count']),
  /** What is measured, such as `deposits`, or the task itself: where the member can go on. */
  of: z.string(),
  done: z.string(),
  target: z.string(),
  isMet: z.boolean(),
}
const CampaignCondition = z.object(Progress)
export type CampaignCondition = z.output<typeof CampaignCondition>

const CampaignStep = z.object({
  ...Progress,
  id: StepId,
  state: z.enum(STEP_STATES),
  reward: z.object({
    kind: z.enum(REWARD_KINDS),
    /** What it gives by now; of a fixed sum that sum, of free spins their stakes, of a badge zero. */
    amount: Amount,
    /** Hundredths of a percent of what is measured, with the most it gives; null for a fixed sum. */
    rateBp: z.nullable(z.int()),
    most: z.nullable(Amount),
    turnoverTimes: Count,
    bonusDays: z.nullable(Count),
    spins: z.nullable(z.object({ rounds: Count, days: Count })),
    badge: z.nullable(z.enum(BADGES)),
  }),
  /** What is left of its pool; null where there is none. */
  left: z.nullable(Count),
})
export type CampaignStep = z.output<typeof CampaignStep>

const SignIn = z.object({
  /** Days in a row so far, today's counted once it is signed. */
  streak: Count,
  longest: Count,
  isSignedToday: z.boolean(),
  /** The day of the seven that is today. */
  today: z.int().check(z.gte(1), z.lte(7)),
  days: z.array(z.object({ day: z.int(), cash: z.nullable(Amount), turns: Count, isDone: z.boolean() })),
})
export type SignInView = z.output<typeof SignIn>

const WheelSector = z.object({
  id: StepId,
  text: z.string(),
  cash: z.nullable(Amount),
  turns: Count,
  /** Its published chance, in hundredths of a percent. */
  chanceBp: Count,
})
export type WheelSector = z.output<typeof WheelSector>
const Wheel = z.object({
  sectors: z.array(WheelSector),
  turnsLeft: Count,
  perDay: Count,
  /** What gives a turn today. */
  ways: z.array(z.object({ ...Progress, turns: Count })),
  /** The own turns, newest first. */
  turns: z.array(z.object({ id: z.string(), sector: StepId, cash: z.nullable(Amount), time: ServerTime })),
})
export type WheelView = z.output<typeof Wheel>

export const BOX_SIZES = ['small', 'medium', 'large'] as const
export type BoxSize = (typeof BOX_SIZES)[number]
const GiftBox = z.object({
  ...Progress,
  id: StepId,
  size: z.enum(BOX_SIZES),
  /** `claimed`: it was opened, with `content` in it. */
  state: z.enum(STEP_STATES),
  content: z.nullable(Amount),
  /** What may be in it, with the published chance in hundredths of a percent. */
  prizes: z.array(z.object({ id: StepId, cash: Amount, chanceBp: Count })),
})
export type GiftBoxView = z.output<typeof GiftBox>

const CampaignDetail = z.object({
  ...card,
  rules: z.array(z.object({ title: z.string(), text: z.string() })),
  /** What is counted now: a day, a month, or all of it. Empty where nothing is. */
  countsFromTime: ServerTime,
  countsUntilTime: ServerTime,
  claimUntilTime: ServerTime,
  conditions: z.array(CampaignCondition),
  steps: z.array(CampaignStep),
  /** What the caller got of it so far. */
  got: Amount,
  signIn: z.nullable(SignIn),
  wheel: z.nullable(Wheel),
  /** Boxes in their row, and what the caller found in boxes, newest first. */
  boxes: z.nullable(
    z.object({
      row: z.array(GiftBox),
      turnoverTimes: Count,
      opened: z.array(z.object({ id: z.string(), cash: Amount, time: ServerTime })),
    }),
  ),
})
export type CampaignDetail = z.output<typeof CampaignDetail>

const ACTIVITY = '/api/promotion/activity'

export const listCampaigns = defineCall({
  method: 'GET',
  path: `${ACTIVITY}/list`,
  access: 'public',
  background: true,
  ours: true,
  summary: 'Campaigns, each with how the caller stands; none for whom nothing may be offered',
  request: z.object({}),
  response: z.object({ isClosed: z.boolean(), list: z.array(CampaignCard) }),
})

export const getCampaign = defineCall({
  method: 'GET',
  path: `${ACTIVITY}/detail`,
  access: 'public',
  background: true,
  ours: true,
  summary: 'One campaign with its conditions, steps and rules, and how far the caller is',
  errors: ['NOT_FOUND', 'OFFERS_CLOSED'],
  request: z.object({ id: CampaignId }),
  response: CampaignDetail,
})

const CLAIM_ERRORS = [
  'NOT_FOUND',
  'OFFERS_CLOSED',
  'ACCOUNT_DISABLED',
  'CAMPAIGN_OVER',
  'CAMPAIGN_CHANGED',
  'CAMPAIGN_NOT_MET',
  'CAMPAIGN_SOLD_OUT',
  'CAMPAIGN_SHARED',
  'CAMPAIGN_AUDIENCE',
] as const

const Claimed = z.object({
  /** The money that was given by this call or by an earlier one of the same steps; zero where all of it are things. */
  amount: Amount,
  kind: z.enum(REWARD_KINDS),
  /** Waits for a person of ours. */
  isHeld: z.boolean(),
  steps: z.array(StepId),
})

export const claimCampaign = defineCall({
  method: 'POST',
  path: `${ACTIVITY}/claim`,
  access: 'member',
  limit: 'profile',
  ours: true,
  summary:
    'Gives one step that is reached, or all of them; a step is given once, and a second claim gets the first answer',
  errors: CLAIM_ERRORS,
  request: z.object({ id: CampaignId, step: z.optional(StepId), version: Version }),
  response: Claimed,
})

export const signInToday = defineCall({
  method: 'POST',
  path: `${ACTIVITY}/signIn`,
  access: 'member',
  limit: 'profile',
  ours: true,
  summary: 'Signs in for today and gives what the day gives, once',
  errors: CLAIM_ERRORS,
  request: z.object({ id: CampaignId, version: Version }),
  response: z.object({ streak: Count, day: z.int(), cash: z.nullable(Amount), turns: Count }),
})

export const turnWheel = defineCall({
  method: 'POST',
  path: `${ACTIVITY}/turn`,
  access: 'member',
  limit: 'bet',
  ours: true,
  summary: 'Takes one turn: the server draws the sector and pays it before the wheel of the page turns',
  errors: [...CLAIM_ERRORS, 'CAMPAIGN_NO_TURNS'],
  request: z.object({ id: CampaignId, version: Version, key: TapKey }),
  response: z.object({ sector: StepId, cash: z.nullable(Amount), turns: Count, turnsLeft: Count }),
})

export const openBox = defineCall({
  method: 'POST',
  path: `${ACTIVITY}/openBox`,
  access: 'member',
  limit: 'profile',
  ours: true,
  summary:
    'Opens a box whose condition is met: the server draws its content and pays it before the page opens it',
  errors: CLAIM_ERRORS,
  request: z.object({ id: CampaignId, version: Version, box: StepId, key: TapKey }),
  response: z.object({ cash: Amount, isHeld: z.boolean() }),
})

export const listWinners = defineCall({
  method: 'GET',
  path: `${ACTIVITY}/winners`,
  access: 'public',
  background: true,
  ours: true,
  summary: 'Who got something of a campaign last, with masked names',
  errors: ['NOT_FOUND', 'OFFERS_CLOSED'],
  request: z.object({ id: CampaignId }),
  response: z.object({
    list: z.array(z.object({ id: z.string(), name: z.string(), amount: Amount, time: ServerTime })),
  }),
})

/** Rewards for bets on matches of the day. */
export const getMatchAwardConfig = defineCall({
  method: 'GET',
  path: `${ACTIVITY}/getMatchAwardConfig`,
  access: 'public',
  background: true,
  summary: 'What bets on different matches of the day give, and how far the caller is',
  errors: ['OFFERS_CLOSED'],
  request: z.object({}),
  response: z.object({ campaigns: z.array(CampaignDetail) }),
})

export const receiveMatchRewards = defineCall({
  method: 'POST',
  path: `${ACTIVITY}/receiveMatchRewards`,
  access: 'member',
  limit: 'profile',
  summary: 'Gives one reward for bets on matches that is reached, or all of a campaign',
  errors: CLAIM_ERRORS,
  request: z.object({ id: CampaignId, step: z.optional(StepId), version: Version }),
  response: Claimed,
})

/** For whoever runs the site: `npm run campaigns -- --dry-run <id> --days 30`. */
export const tryCampaign = defineCall({
  method: 'GET',
  path: '/api/operator/campaigns/try',
  access: 'operator',
  ours: true,
  summary: 'What a campaign, a draft too, would have given on past days; nothing is given',
  errors: ['NOT_FOUND'],
  request: z.object({
    id: CampaignId,
    days: z.pipe(z.string().check(z.regex(/^([1-9]|[1-8]\d|90)$/)), z.transform(Number)),
  }),
  response: z.object({
    id: CampaignId,
    days: Count,
    windows: Count,
    members: Count,
    rewards: Count,
    cost: Amount,
    /** What budget and pools would have kept back. */
    refused: Amount,
  }),
})
