import * as z from 'zod/mini'
import { Amount, SignedAmount } from './amounts.ts'
import { StatementLine } from './console-members.ts'
import { WithdrawalHold } from './console-withdrawal-holds.ts'
import { WithdrawalOpening } from './console-withdrawal-openings.ts'
import { ReviewKind } from './reviews.ts'
import { defineStaffCall } from './staff-call.ts'
import { At, Cursor, Reason } from './staff.ts'
import { WithdrawChannel, WithdrawOrderNo } from './withdraw.ts'
import { WITHDRAW_STATE_NAMES } from './withdraw-states.ts'

/** How long somebody may wait before it is late. */
export const PROMISED_MINUTES = {
  withdrawal: 10,
  receipt: 20,
  dispute: 30,
  nickname: 24 * 60,
  identity: 60,
  reward: 12 * 60,
  expert: 24 * 60,
  agent: 2 * 24 * 60,
  chat: 2,
  feedback: 24 * 60,
  callBack: 30,
  approval: 15,
  harm: 24 * 60,
  complaint: 14 * 24 * 60,
} as const
export type QueueName = keyof typeof PROMISED_MINUTES
export const QUEUE_NAMES = Object.keys(PROMISED_MINUTES) as QueueName[]

export const getOverview = defineStaffCall({
  name: 'overview',
  permission: 'overview.read',
  background: true,
  summary: 'What needs somebody now: each queue that the reader may see, with its oldest',
  request: z.object({}),
  response: z.object({
    now: At,
    queues: z.array(
      z.object({
        name: z.enum(QUEUE_NAMES),
        count: z.int(),
        /** What waits there in dong; null where no money waits. */
        dong: z.nullable(Amount),
        oldestAt: z.nullable(At),
        promisedMinutes: z.int(),
      }),
    ),
    audit: z.object({ unsealed: z.int(), lastSealAt: z.nullable(At) }),
    books: z.object({
      /** Null before the first check. */
      checkedAt: z.nullable(At),
      problems: z.int(),
      /** Withdrawals are stopped since then. */
      stoppedSince: z.nullable(At),
    }),
    sockets: z.int(),
  }),
})

const QueuedWithdrawal = z.object({
  orderNo: z.string(),
  memberId: z.string(),
  userName: z.string(),
  vipLevel: z.int(),
  amount: Amount,
  channel: WithdrawChannel,
  target: z.string(),
  state: z.enum(WITHDRAW_STATE_NAMES),
  /** When it came to this state. */
  since: At,
  /** Who asked for the second person; empty while nobody did. */
  askedBy: z.string(),
  /** Nobody pays it while there is one. */
  hold: z.nullable(WithdrawalHold),
  /** Who looks at it; only they decide it. */
  opening: z.nullable(WithdrawalOpening),
})
export type QueuedWithdrawal = z.output<typeof QueuedWithdrawal>

/** `sent` is with the party, or on its way there. */
/** Of those that wait, `second` are those that one person has approved. */
export const WITHDRAWAL_VIEWS = ['waiting', 'second', 'sent', 'paid', 'refused'] as const
export type WithdrawalView = (typeof WITHDRAWAL_VIEWS)[number]

export const listWithdrawals = defineStaffCall({
  name: 'withdrawals/list',
  permission: 'withdrawals.read',
  background: true,
  summary:
    'Withdrawals that wait for a person, those that waited longest first; sent, paid and refused ones, newest first',
  request: z.object({ view: z.enum(WITHDRAWAL_VIEWS), after: z.optional(Cursor) }),
  response: z.object({ now: At, withdrawals: z.array(QueuedWithdrawal), next: z.string() }),
})

export const countWithdrawals = defineStaffCall({
  name: 'withdrawals/counts',
  permission: 'withdrawals.read',
  background: true,
  summary: 'How many withdrawals each view has; of the paid and refused ones those of the last day',
  request: z.object({}),
  response: z.object({
    counts: z.object({
      waiting: z.int(),
      second: z.int(),
      sent: z.int(),
      paid: z.int(),
      refused: z.int(),
    }),
  }),
})

export const EVIDENCE = [
  'identity',
  'turnover',
  'newDevice',
  'sharedDevice',
  'knownTarget',
  'usualAmount',
] as const

const WithdrawalEvidence = z.extend(QueuedWithdrawal, {
  fee: Amount,
  stages: z.array(z.object({ state: z.enum(WITHDRAW_STATE_NAMES), at: At })),
  signs: z.array(
    z.object({
      name: z.enum(EVIDENCE),
      verdict: z.enum(['fine', 'note', 'bad']),
      /** The figure behind the verdict. */
      figure: z.string(),
    }),
  ),
  available: SignedAmount,
  held: SignedAmount,
  depositedEver: Amount,
  withdrawnEver: Amount,
  lines: z.array(StatementLine),
  approvalId: z.string(),
  isAskedByReader: z.boolean(),
})
export type WithdrawalEvidence = z.output<typeof WithdrawalEvidence>

export const getWithdrawal = defineStaffCall({
  name: 'withdrawals/get',
  permission: 'withdrawals.read',
  summary: 'One withdrawal with the evidence for its decision',
  errors: ['NOT_FOUND'],
  request: z.object({ orderNo: WithdrawOrderNo }),
  response: WithdrawalEvidence,
})

export const askWithdrawal = defineStaffCall({
  name: 'withdrawals/approve',
  permission: 'withdrawals.decide',
  summary: 'The first person approves: a second one has to',
  errors: ['NOT_FOUND', 'APPROVAL_OPEN', 'WITHDRAWAL_HELD', 'WITHDRAWAL_OPENED'],
  request: z.object({ orderNo: WithdrawOrderNo, reason: Reason }),
  response: z.object({ approvalId: z.string() }),
})

export const refuseWithdrawal = defineStaffCall({
  name: 'withdrawals/refuse',
  permission: 'withdrawals.decide',
  summary: 'Refuses a withdrawal; the money goes back to the wallet',
  errors: ['NOT_FOUND', 'REVIEW_DECIDED', 'WITHDRAWAL_OPENED'],
  request: z.object({ orderNo: WithdrawOrderNo, reason: Reason }),
  response: z.object({}),
})

const WaitingReview = z.object({
  kind: ReviewKind,
  id: z.string(),
  memberId: z.string(),
  userName: z.string(),
  /** The sum with its currency, the nickname, why somebody wants to write plans, or an agent's account and plan. */
  what: z.string(),
  since: At,
  mayDecide: z.boolean(),
})
export type ConsoleReview = z.output<typeof WaitingReview>

export const listWaitingReviews = defineStaffCall({
  name: 'reviews/list',
  permission: 'reviews.read',
  background: true,
  summary:
    'Nicknames, identities, held rewards, experts and agents that wait, of the kinds that the reader may see',
  request: z.object({ after: z.optional(Cursor) }),
  response: z.object({ now: At, reviews: z.array(WaitingReview), next: z.string() }),
})

const ReviewId = z.string().check(z.regex(/^\w{1,64}$/))
const decision = z.object({ id: ReviewId, isApproved: z.boolean(), reason: Reason })
/** Filled where a second person has to approve first. */
const decided = z.object({ approvalId: z.string() })

export const decideExpert = defineStaffCall({
  name: 'reviews/expert',
  permission: 'nicknames.decide',
  summary: 'Accepts a member who wants to write plans, or refuses with a reason that they are told',
  errors: ['NOT_FOUND', 'REVIEW_DECIDED'],
  request: decision,
  response: decided,
})

export const decideAgent = defineStaffCall({
  name: 'reviews/agent',
  permission: 'agents.decide',
  summary: 'Makes a member an agent, or refuses with a reason that they are told',
  errors: ['NOT_FOUND', 'REVIEW_DECIDED'],
  request: decision,
  response: decided,
})

export const decideNickname = defineStaffCall({
  name: 'reviews/nickname',
  permission: 'nicknames.decide',
  summary: 'Accepts or refuses a nickname',
  errors: ['NOT_FOUND', 'REVIEW_DECIDED'],
  request: decision,
  response: decided,
})

export const decideReward = defineStaffCall({
  name: 'reviews/reward',
  permission: 'rewards.decide',
  summary: 'Gives or refuses a reward that shares a trace with another account',
  errors: ['NOT_FOUND', 'REVIEW_DECIDED'],
  request: decision,
  response: decided,
})

export const decideReceipt = defineStaffCall({
  name: 'reviews/receipt',
  permission: 'suspense.decide',
  summary: 'Suspense money to its member, by two people, or sent back',
  errors: ['NOT_FOUND', 'REVIEW_DECIDED', 'APPROVAL_OPEN'],
  request: decision,
  response: decided,
})

export const decideDispute = defineStaffCall({
  name: 'reviews/dispute',
  permission: 'disputes.decide',
  summary:
    'A C2C dispute for the member, credited by two people and owed by the merchant, or against, with a letter',
  errors: ['NOT_FOUND', 'REVIEW_DECIDED', 'APPROVAL_OPEN'],
  request: decision,
  response: decided,
})
