import * as z from 'zod/mini'
import { Count } from './amounts.ts'
import { defineCall } from './define-call.ts'
import { ExpertId, PlanDetail } from './experts.ts'
import { writtenText } from './plain-text.ts'
import { ServerTime } from './server-time.ts'

/** Members who write plans: they apply, people of the site decide, and from then on the rules of all experts are theirs. */

/** Whoever applies has been here for so long, with a confirmed identity. */
export const APPLY_AGE_DAYS = 7
export const [WHY_MIN, WHY_MAX] = [20, 500]
export const [PLAN_TEXT_MIN, PLAN_TEXT_MAX] = [10, 500]
/** What a plan may cost, in dong. */
export const PLAN_PRICES = ['10000.00', '20000.00', '30000.00', '50000.00'] as const
/** Of what buyers paid, to the expert once the plan is settled; in percent. */
export const EXPERT_SHARE = 70
/** Whose matches have not begun. */
export const OPEN_PLANS_MAX = 5
export const PLAN_LEGS_MAX = 3
export const EXPERT_SPORTS = [1, 3] as const

export const ExpertApplicationId = z.string().check(z.regex(/^xap_\w{10,40}$/))
export const APPLICATION_STATES = ['open', 'accepted', 'refused'] as const

const Application = z.object({
  state: z.enum(APPLICATION_STATES),
  why: z.string(),
  sports: z.array(z.int()),
  /** Of a refusal; empty otherwise. */
  reason: z.string(),
  applyTime: ServerTime,
  /** Empty while it is open. */
  decideTime: z.string(),
})
export type ExpertApplication = z.output<typeof Application>

const OwnExpert = z.object({
  application: z.nullable(Application),
  isIdentityConfirmed: z.boolean(),
  /** Until the account is old enough. */
  daysLeft: Count,
  /** Null until somebody is accepted. */
  expertId: z.nullable(ExpertId),
  openPlans: Count,
  /** Why the people of the site stopped them; null for who may write. */
  stoppedWhy: z.nullable(z.string()),
})
export type OwnExpert = z.output<typeof OwnExpert>

/** Text of a member leads nowhere: no address of another site. */
const LINKLESS = /^(?![^]*(?:https?:|www\.|\.(?:com|net|org|info|vn|me|io|cc|xyz)\b))/i
const linkless = z.regex(LINKLESS, { error: 'field.plainText' })

const BASE = '/api/live/expert/own'

export const getOwnExpert = defineCall({
  method: 'GET',
  path: BASE,
  access: 'member',
  background: true,
  ours: true,
  summary: 'Whether the caller is an expert, has applied or may apply',
  request: z.object({}),
  response: OwnExpert,
})

export const applyAsExpert = defineCall({
  method: 'POST',
  path: `${BASE}/apply`,
  access: 'member',
  limit: 'feedback',
  ours: true,
  summary: 'Applies to write plans; one application at a time, decided by people of the site',
  errors: ['EXPERT_NOT_YET', 'EXPERT_APPLIED', 'NOT_ALLOWED'],
  request: z.object({
    why: writtenText({ min: WHY_MIN, max: WHY_MAX }),
    sports: z.array(z.literal(EXPERT_SPORTS)).check(z.minLength(1), z.maxLength(EXPERT_SPORTS.length)),
  }),
  response: OwnExpert,
})

const Leg = z.object({
  matchId: z.string().check(z.regex(/^\d{1,15}$/)),
  marketId: z.int(),
  optionType: z.int(),
  /** As the writer saw it, in thousandths: what has moved since is refused. */
  price: Count,
})
export type NewLeg = z.output<typeof Leg>

export const writePlan = defineCall({
  method: 'POST',
  path: `${BASE}/plan`,
  access: 'member',
  limit: 'bet',
  ours: true,
  summary: 'Seals a plan of the caller at once, at the prices of this moment; nobody changes or removes it',
  errors: [
    'NOT_ALLOWED',
    'EXPERT_STOPPED',
    'PLAN_TOO_LATE',
    'PLAN_LEG_UNFIT',
    'PLAN_PRICE_MOVED',
    'PLAN_MATCH_TOLD',
    'PLANS_OPEN_MAX',
    'SPORTS_AWAY',
    'ACCOUNT_DISABLED',
    'BET_LOCKED',
    'SELF_EXCLUDED',
    'SELF_EXCLUDED_ENDLESS',
    'ON_BREAK',
    'RESTING',
    'REALITY_CHECK_DUE',
    'IDENTITY_NEEDED',
  ],
  request: z.object({
    legs: z.array(Leg).check(z.minLength(1), z.maxLength(PLAN_LEGS_MAX)),
    text: writtenText({ min: PLAN_TEXT_MIN, max: PLAN_TEXT_MAX }).check(linkless),
    /** Null for a free one. */
    price: z.nullable(z.enum(PLAN_PRICES)),
  }),
  response: PlanDetail,
})
