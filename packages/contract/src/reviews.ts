import * as z from 'zod/mini'
import { Count, DongAmount } from './amounts.ts'
import { defineCall } from './define-call.ts'
import { plainText } from './plain-text.ts'
import { ServerTime } from './server-time.ts'

/**
 * What people of the operator decide: large withdrawals, money that fits no order, disputes with merchants, nicknames, identities of which
 * the checking party is not sure, rewards that share a trace with another account, members who want to write plans, and
 * those who want to be agents.
 */
export const ReviewKind = z.enum([
  'withdrawal',
  'receipt',
  'dispute',
  'nickname',
  'identity',
  'reward',
  'expert',
  'agent',
])
export type ReviewKind = z.output<typeof ReviewKind>
export const REVIEW_KINDS: readonly ReviewKind[] = ReviewKind.options

/** Each VIP level of the member counts as so much longer waiting: a level goes first, and nobody waits for ever. */
export const HEAD_START_MINUTES = 5

const Decision = z.object({
  kind: ReviewKind,
  id: z.string().check(z.regex(/^\w{1,64}$/)),
  isApproved: z.boolean(),
  /** Who decides, for the audit. */
  by: z.string().check(z.regex(/^[\w.@-]{1,64}$/)),
  /** Of a refusal, where the member is told one. */
  reason: z.optional(plainText({ max: 200 })),
})
export type ReviewDecision = z.output<typeof Decision>

/** The text that is signed. Without a decision it only asks what waits. */
export const ReviewRequest = z.object({ decision: z.nullable(Decision) })

const WaitingReview = z.object({
  kind: ReviewKind,
  id: z.string(),
  memberId: z.string(),
  /** The sum with its currency, the nickname, why somebody wants to write plans, or an agent's account and plan. */
  what: z.string(),
  /** The sum where it is in dong. */
  dong: z.nullable(DongAmount),
  since: ServerTime,
})
export type WaitingReview = z.output<typeof WaitingReview>

export const reviewByOperator = defineCall({
  method: 'POST',
  path: '/api/operator/review',
  access: 'public',
  anonymous: true,
  limit: 'check',
  ours: true,
  summary:
    "What waits for the operator's people and what they decided, signed with the operator's review key",
  errors: ['NOT_ALLOWED', 'NOT_FOUND', 'PARTY_MISSING'],
  request: z.object({
    text: z.string().check(z.maxLength(1000)),
    /** Milliseconds since 1970 UTC. */
    timestamp: z.int(),
    signature: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  }),
  /** Those that waited longest, and how many wait in all. */
  response: z.object({ waiting: z.array(WaitingReview), total: Count }),
})
