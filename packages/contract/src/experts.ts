import type { Language } from '@keo/messages/languages'
import * as z from 'zod/mini'
import { Count, DongAmount } from './amounts.ts'
import { defineCall } from './define-call.ts'
import { ServerTime } from './server-time.ts'

/**
 * Experts and their plans. A plan names its bets before kick-off, and its hash is published with it. Nobody changes or
 * removes it: the record of an expert follows from all of them.
 */

/** What stands on the cover of a plan (specification section 9). */
export const COVER_TAG = { soccer: 1, basketball: 2, payment: 3, sports: 4 } as const
export type CoverTag = (typeof COVER_TAG)[keyof typeof COVER_TAG]

export const PLANS_PAGE = 20
export const EXPERTS_PAGE = 20
/** Below so many decided plans luck says more than skill. */
export const SAMPLE_MIN = 30
export const LAST_RESULTS = 10
/** Days that a curve may cover; 0 is everything. */
export const CURVE_DAYS = ['30', '90', '0'] as const
export type CurveDays = (typeof CURVE_DAYS)[number]

/** The kinds of bet a plan may name: who wins, a handicap, and the sum of both scores. */
export const PICK_KINDS = ['winner', 'handicap', 'total'] as const
export type PickKind = (typeof PICK_KINDS)[number]

export const LEG_RESULTS = ['won', 'halfWon', 'push', 'halfLost', 'lost', 'void'] as const
export type LegResult = (typeof LEG_RESULTS)[number]
export const PLAN_RESULTS = ['won', 'push', 'lost', 'void'] as const
export type PlanResult = (typeof PLAN_RESULTS)[number]

export const ExpertId = z.string().check(z.regex(/^exp_[0-9a-z-]{3,40}$/))
export const PlanId = z.string().check(z.regex(/^pln_[0-9A-Za-z]{10,40}$/))
const Hash = z.string().check(z.regex(/^[0-9a-f]{64}$/))
/** Of a thousand. */
const PerMille = z.int().check(z.gte(0), z.lte(1000))

const ExpertRecord = z.object({
  /** Settled and not void. */
  plans: Count,
  won: Count,
  lost: Count,
  voided: Count,
  /** Of those won or lost; null where there is none. */
  hitRate: z.nullable(PerMille),
  /** Between these two the true rate lies, with 95 of 100. */
  low: PerMille,
  high: PerMille,
  /** The rate at which the prices of those moments would have brought nothing. */
  breakEven: PerMille,
  /** Decimal odds in thousandths. */
  averagePrice: Count,
  /** Thousandths of one unit, staked evenly on every plan at the price of that moment. */
  profit: z.int(),
  longestLosingRun: Count,
  /** Won in a row up to now. */
  winningRun: Count,
  isSmall: z.boolean(),
})
export type ExpertRecord = z.output<typeof ExpertRecord>

const expert = {
  id: ExpertId,
  name: z.string(),
  /** One of the drawn animals. */
  avatar: z.int(),
  /** What they bet on, in a few words. */
  motto: z.string(),
  sports: z.array(z.int()),
  record: ExpertRecord,
  /** Newest last. */
  lastResults: z.array(z.enum(PLAN_RESULTS)),
  /** Plans whose matches have not begun. */
  openFree: Count,
  openPaid: Count,
  /** By the people of the site: nothing new is written or sold. */
  isStopped: z.boolean(),
  followers: Count,
  /** By the caller. */
  isFollowed: z.boolean(),
  /** The caller is told of new plans. */
  isTold: z.boolean(),
}
const Expert = z.object(expert)
export type ExpertView = z.output<typeof Expert>

const PlanPick = z.object({
  marketId: z.int(),
  kind: z.enum(PICK_KINDS),
  optionType: z.int(),
  /** Of the side that was picked, as a decimal such as `-0.75`. */
  line: z.nullable(z.string()),
  /** Of the moment of writing, in thousandths. */
  price: Count,
})
export type PlanPick = z.output<typeof PlanPick>

const PlanLeg = z.object({
  matchId: z.string(),
  sportId: z.int(),
  league: z.string(),
  home: z.string(),
  away: z.string(),
  /** Kick-off. */
  time: ServerTime,
  homeScore: z.nullable(Count),
  awayScore: z.nullable(Count),
  result: z.nullable(z.enum(LEG_RESULTS)),
  /** Null while it is sealed. */
  pick: z.nullable(PlanPick),
})
export type PlanLeg = z.output<typeof PlanLeg>

const plan = {
  id: PlanId,
  expertId: ExpertId,
  tag: z.literal([1, 2, 3, 4]),
  /** Null for a free one. */
  price: z.nullable(DongAmount),
  writtenAt: ServerTime,
  /** The first kick-off: from then on everybody reads it. */
  opensAt: ServerTime,
  hash: Hash,
  isOpen: z.boolean(),
  isBought: z.boolean(),
  isRefunded: z.boolean(),
  result: z.nullable(z.enum(PLAN_RESULTS)),
  /** Thousandths of the one unit; null until it is settled. */
  profit: z.nullable(z.int()),
  legs: z.array(PlanLeg),
}
const Plan = z.object(plan)
export type PlanView = z.output<typeof Plan>

const Texts = z.object({ vi: z.string(), en: z.string(), 'zh-CN': z.string(), th: z.string() })
export type PlanTexts = Readonly<Record<Language, string>>

export const PlanDetail = z.object({
  ...plan,
  expert: Expert,
  /** What the hash was made of beside the picks; null while it is sealed. */
  opened: z.nullable(z.object({ salt: z.string(), texts: Texts })),
})
export type PlanDetail = z.output<typeof PlanDetail>

const KindRecord = z.object({ kind: z.enum(PICK_KINDS), won: Count, decided: Count, breakEven: PerMille })
const ExpertDetail = z.object({ ...expert, kinds: z.array(KindRecord) })
export type ExpertDetail = z.output<typeof ExpertDetail>

const Curve = z.object({
  plans: Count,
  /** Thousandths of a unit after each plan, and how far from nothing chance alone often leads. */
  points: z.array(z.object({ time: ServerTime, total: z.int(), chance: Count })),
})
export type ExpertCurve = z.output<typeof Curve>

const BASE = '/api/live/expert'
const read = { method: 'GET', access: 'public', background: true, ours: true } as const

export const listExperts = defineCall({
  ...read,
  path: `${BASE}/list`,
  summary: 'Experts by how much of what their prices need their record surely reaches',
  request: z.object({
    sport: z.optional(z.string().check(z.regex(/^\d{1,4}$/))),
    /** With an open plan that is free, or to be paid for. */
    price: z.optional(z.enum(['free', 'paid'])),
    /** Those whom the caller follows. */
    followed: z.optional(z.literal('1')),
    page: z.optional(z.string().check(z.regex(/^[1-9][0-9]{0,2}$/))),
  }),
  response: z.object({ items: z.array(Expert), hasMore: z.boolean() }),
})

export const getExpert = defineCall({
  ...read,
  path: `${BASE}/detail`,
  summary: 'One expert with the record of all settled plans, also by kind of bet',
  errors: ['NOT_FOUND'],
  request: z.object({ id: ExpertId }),
  response: ExpertDetail,
})

export const getExpertCurve = defineCall({
  ...read,
  path: `${BASE}/curve`,
  summary: 'What one unit on every plan would have brought over time, and what chance alone often brings',
  errors: ['NOT_FOUND'],
  request: z.object({ id: ExpertId, days: z.enum(CURVE_DAYS) }),
  response: Curve,
})

export const listPlans = defineCall({
  ...read,
  path: `${BASE}/plans`,
  summary: 'Plans of one expert, newest first; what is sealed shows its matches and its hash',
  errors: ['NOT_FOUND'],
  request: z.object({ id: ExpertId, before: z.optional(PlanId) }),
  response: z.object({ items: z.array(Plan), hasMore: z.boolean() }),
})

export const getPlan = defineCall({
  ...read,
  path: `${BASE}/plan`,
  summary: 'One plan; its picks, text and salt once it is open to the caller',
  errors: ['NOT_FOUND'],
  request: z.object({ id: PlanId }),
  response: PlanDetail,
})

export const followExpert = defineCall({
  method: 'POST',
  path: `${BASE}/follow`,
  access: 'member',
  limit: 'profile',
  ours: true,
  summary:
    'Follows an expert or no longer; whoever is told gets a letter about new plans, one for all of a turn',
  errors: ['NOT_FOUND'],
  request: z.object({ id: ExpertId, isFollowed: z.boolean(), isTold: z.boolean() }),
  response: Expert,
})

export const buyPlan = defineCall({
  method: 'POST',
  path: `${BASE}/plan/buy`,
  access: 'member',
  limit: 'bet',
  ours: true,
  summary: 'Pays for a plan before kick-off, once: asked again, the first answer. A void plan is paid back',
  errors: [
    'NOT_FOUND',
    'PLAN_BEGUN',
    'PLAN_OWN',
    'EXPERT_STOPPED',
    'BALANCE_SHORT',
    'LIMIT_REACHED',
    'CURRENCY_WRONG',
    'ACCOUNT_DISABLED',
    'BET_LOCKED',
    'SELF_EXCLUDED',
    'SELF_EXCLUDED_ENDLESS',
    'ON_BREAK',
    'RESTING',
    'REALITY_CHECK_DUE',
    'IDENTITY_NEEDED',
  ],
  request: z.object({ id: PlanId }),
  response: PlanDetail,
})
