import * as z from 'zod/mini'
import { Count, DongAmount } from './amounts.ts'
import { CampaignId, CAMPAIGN_KINDS } from './campaign-names.ts'
import { REWARD_KINDS } from './rewards.ts'
import { defineStaffCall } from './staff-call.ts'
import { At, Cursor, Reason } from './staff.ts'

export const CAMPAIGN_STATES = ['draft', 'on', 'void'] as const
export type CampaignState = (typeof CAMPAIGN_STATES)[number]

/** A definition as the engine reads it (docs/campaigns.md), as text. */
const Definition = z.string().check(z.minLength(2), z.maxLength(60_000))
const DaysBack = z.int().check(z.minimum(1), z.maximum(90))

const CampaignRow = z.object({
  id: z.string(),
  title: z.object({ vi: z.string(), en: z.string() }),
  kind: z.enum(CAMPAIGN_KINDS),
  state: z.enum(CAMPAIGN_STATES),
  version: z.int(),
  /** Kept by the console; else a file that came with the product. */
  isKept: z.boolean(),
  budget: DongAmount,
  budgetPer: z.enum(['whole', 'cycle']),
  /** Of claims that were not taken back. */
  claims: Count,
  given: DongAmount,
})
export type CampaignRow = z.output<typeof CampaignRow>

export const listConsoleCampaigns = defineStaffCall({
  name: 'campaigns/list',
  permission: 'campaigns.read',
  summary: 'Campaigns with state, budget and claims, in the order of their ids',
  request: z.object({ after: z.optional(Cursor) }),
  response: z.object({ campaigns: z.array(CampaignRow), next: z.string() }),
})

export const getConsoleCampaign = defineStaffCall({
  name: 'campaigns/get',
  permission: 'campaigns.read',
  summary: 'One campaign as the engine has it, and every version that the console kept',
  errors: ['NOT_FOUND'],
  request: z.object({ id: CampaignId }),
  response: z.extend(CampaignRow, {
    definition: z.string(),
    versions: z.array(
      z.object({
        version: z.int(),
        state: z.enum(CAMPAIGN_STATES),
        by: z.string(),
        at: At,
        reason: z.string(),
      }),
    ),
  }),
})
export type ConsoleCampaign = z.output<typeof getConsoleCampaign.response>

export const tryConsoleCampaign = defineStaffCall({
  name: 'campaigns/try',
  permission: 'campaigns.read',
  limit: 'check',
  summary: 'What a definition would have given on past days; nothing is given or kept',
  request: z.object({ definition: Definition, days: DaysBack }),
  response: z.object({
    /** What is wrong with the definition; empty where nothing is. */
    problem: z.string(),
    members: Count,
    rewards: Count,
    cost: DongAmount,
    /** What budget and pools would have kept back. */
    refused: DongAmount,
  }),
})

export const saveConsoleCampaign = defineStaffCall({
  name: 'campaigns/save',
  permission: 'campaigns.edit',
  summary: 'Keeps a definition as the next version; one that runs goes on under it',
  errors: ['CAMPAIGN_CHANGED'],
  request: z.object({
    definition: Definition,
    /** The version that was read; 0 for a new one. */
    basedOn: z.int().check(z.minimum(0)),
    reason: Reason,
  }),
  response: z.object({ problem: z.string(), id: z.string(), version: z.int() }),
})

export const setCampaignState = defineStaffCall({
  name: 'campaigns/state',
  permission: 'campaigns.edit',
  summary: 'Starts a campaign, or calls it off: nothing more is given, what was paid stays',
  errors: ['NOT_FOUND', 'CAMPAIGN_CHANGED'],
  request: z.object({
    id: CampaignId,
    basedOn: z.int(),
    state: z.enum(['on', 'void']),
    reason: Reason,
  }),
  response: z.object({ version: z.int() }),
})

/** What became of a claim. `open` waits until its member fetches it, `held` until a person has decided. */
export const CLAIM_STATES = ['paid', 'open', 'held', 'refused', 'expired', 'taken'] as const
export type ClaimState = (typeof CLAIM_STATES)[number]
/** A file of them holds so many, the newest. */
export const CLAIM_FILE_ROWS = 10_000

const ClaimsWanted = {
  id: CampaignId,
  state: z.optional(z.enum(CLAIM_STATES)),
  step: z.optional(z.string().check(z.trim(), z.maxLength(60))),
  /** An id, or how a user name begins. */
  member: z.optional(z.string().check(z.trim(), z.maxLength(60))),
}

const CampaignClaim = z.object({
  id: z.string(),
  memberId: z.string(),
  userName: z.string(),
  /** What was counted together: a day, a month, a season. */
  window: z.string(),
  step: z.string(),
  kind: z.enum(REWARD_KINDS),
  /** Zero where it gave no money. */
  amount: DongAmount,
  state: z.enum(CLAIM_STATES),
  at: At,
})
export type CampaignClaim = z.output<typeof CampaignClaim>

export const listCampaignClaims = defineStaffCall({
  name: 'campaigns/claims',
  permission: 'campaigns.read',
  summary: 'Who claimed what of a campaign and what became of it, newest first',
  errors: ['NOT_FOUND'],
  request: z.object({ ...ClaimsWanted, after: z.optional(Cursor) }),
  response: z.object({ claims: z.array(CampaignClaim), next: z.string() }),
})

export const exportCampaignClaims = defineStaffCall({
  name: 'campaigns/claims/export',
  permission: 'campaigns.read',
  limit: 'check',
  summary: 'The newest claims of a filter as a file; leaves an audit row',
  errors: ['NOT_FOUND'],
  request: z.object(ClaimsWanted),
  response: z.object({
    name: z.string(),
    text: z.string(),
    /** False when there are more than a file holds. */
    isWhole: z.boolean(),
  }),
})
