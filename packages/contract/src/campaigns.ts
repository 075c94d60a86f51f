import * as z from 'zod/mini'
import { Count, DongAmount } from './amounts.ts'
import { CampaignId, CampaignVersion, StepId } from './campaign-names.ts'
import { CampaignCard, CampaignDetail } from './campaign-views.ts'
import { defineCall } from './define-call.ts'
import { REWARD_KINDS, RewardId } from './rewards.ts'
import { ServerTime } from './server-time.ts'
import { TapKey } from './tap-key.ts'

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
  amount: DongAmount,
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
  request: z.object({ id: CampaignId, step: z.optional(StepId), version: CampaignVersion }),
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
  request: z.object({ id: CampaignId, version: CampaignVersion }),
  response: z.object({ streak: Count, day: z.int(), cash: z.nullable(DongAmount), turns: Count }),
})

export const turnWheel = defineCall({
  method: 'POST',
  path: `${ACTIVITY}/turn`,
  access: 'member',
  limit: 'bet',
  ours: true,
  summary: 'Takes one turn: the server draws the sector and pays it before the wheel of the page turns',
  errors: [...CLAIM_ERRORS, 'CAMPAIGN_NO_TURNS'],
  request: z.object({ id: CampaignId, version: CampaignVersion, key: TapKey }),
  response: z.object({ sector: StepId, cash: z.nullable(DongAmount), turns: Count, turnsLeft: Count }),
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
  request: z.object({ id: CampaignId, version: CampaignVersion, box: StepId, key: TapKey }),
  response: z.object({ cash: DongAmount, isHeld: z.boolean() }),
})

export const openGiftBox = defineCall({
  method: 'POST',
  path: `${ACTIVITY}/openGiftBox`,
  access: 'member',
  limit: 'profile',
  ours: true,
  summary:
    'Opens a box that was given as a reward: the server draws its content and pays it, once, however often it is opened',
  errors: ['NOT_FOUND', 'OFFERS_CLOSED', 'ACCOUNT_DISABLED', 'REWARD_GONE'],
  request: z.object({ id: RewardId }),
  response: z.object({ cash: DongAmount }),
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
    list: z.array(z.object({ id: z.string(), name: z.string(), amount: DongAmount, time: ServerTime })),
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
  request: z.object({ id: CampaignId, step: z.optional(StepId), version: CampaignVersion }),
  response: Claimed,
})
