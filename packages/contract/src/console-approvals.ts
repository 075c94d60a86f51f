import * as z from 'zod/mini'
import { PasskeyAssertion } from './second-factor-wire.ts'
import { defineStaffCall } from './staff-call.ts'
import type { Permission } from './staff-permissions.ts'
import { At, Cursor, Reason } from './staff.ts'

/** How long an act waits for the second person. */
export const APPROVAL_HOURS = 2

export const ApprovalId = z.string().check(z.regex(/^apr_\w{10,40}$/))

export const APPROVAL_KINDS = [
  'withdrawal',
  'receipt',
  'suspenseOwner',
  'dispute',
  'roles',
  'invitation',
  'result',
  'void',
  'stakes',
  'site-closing',
  'agentLine',
  'contacts',
  'adjustment',
  'treasury',
  'channel',
  'payInAccount',
  'channelLimits',
  'payoutLimits',
  'merchantLimits',
  'withdrawRules',
  'usdtRate',
  'limit',
  'factorReset',
] as const
export type ApprovalKind = (typeof APPROVAL_KINDS)[number]

/** Whoever is the second person needs what the first one needed. */
export const APPROVAL_PERMISSIONS: Readonly<Record<ApprovalKind, Permission>> = {
  withdrawal: 'withdrawals.decide',
  receipt: 'suspense.decide',
  suspenseOwner: 'suspense.decide',
  dispute: 'disputes.decide',
  adjustment: 'wallets.adjust',
  treasury: 'treasury.move',
  agentLine: 'content.publish',
  contacts: 'content.publish',
  channel: 'channels.manage',
  payInAccount: 'channels.manage',
  channelLimits: 'channels.manage',
  payoutLimits: 'channels.manage',
  merchantLimits: 'channels.manage',
  withdrawRules: 'channels.manage',
  usdtRate: 'channels.manage',
  roles: 'staff.manage',
  invitation: 'staff.manage',
  limit: 'safety.decide',
  factorReset: 'members.factors',
  result: 'trading.settle',
  void: 'trading.settle',
  stakes: 'trading.limit',
  'site-closing': 'maintenance.set',
}

export const APPROVAL_STATES = ['asked', 'approved', 'refused', 'expired'] as const
export type ApprovalState = (typeof APPROVAL_STATES)[number]

const Facts = z.record(z.string(), z.string())

const Approval = z.object({
  id: z.string(),
  kind: z.enum(APPROVAL_KINDS),
  object: z.string(),
  /** What is so now and what would be so, field by field. */
  before: Facts,
  after: Facts,
  reason: z.string(),
  state: z.enum(APPROVAL_STATES),
  askedBy: z.string(),
  askedAt: At,
  expiresAt: At,
  /** Empty while nobody has decided. */
  decidedBy: z.string(),
  decidedAt: z.nullable(At),
  /** Of the second person; where it ended by itself, the error that ended it. */
  decisionReason: z.string(),
  isOwn: z.boolean(),
  /** The reader asked for it, somebody or time has decided, and they have not looked since. */
  isNews: z.boolean(),
  /** Whether the reader may be the second person. */
  mayDecide: z.boolean(),
})
export type Approval = z.output<typeof Approval>

export const listApprovals = defineStaffCall({
  name: 'approvals/list',
  permission: 'staff',
  background: true,
  summary: 'What the reader asked for and what waits for them, newest first',
  request: z.object({ after: z.optional(Cursor) }),
  response: z.object({ approvals: z.array(Approval), next: z.string() }),
})

export const countApprovalNews = defineStaffCall({
  name: 'approvals/news',
  permission: 'staff',
  background: true,
  summary: 'How many of what the reader asked for were decided or ran out since they looked',
  request: z.object({}),
  response: z.object({ count: z.int() }),
})

export const readApprovalNews = defineStaffCall({
  name: 'approvals/read',
  permission: 'staff',
  background: true,
  summary: 'The reader has seen what became of these; of what others asked for nothing changes',
  request: z.object({ ids: z.array(ApprovalId).check(z.minLength(1), z.maxLength(50)) }),
  response: z.object({}),
})

/** Which permission it takes depends on what was asked for: it is kept with the approval. */
export const decideApproval = defineStaffCall({
  name: 'approvals/decide',
  permission: 'staff',
  summary: 'The second person approves or refuses',
  errors: [
    'NOT_FOUND',
    'APPROVAL_OWN',
    'APPROVAL_CLOSED',
    'REVIEW_DECIDED',
    'DEPOSIT_LOCKED',
    'CURRENCY_WRONG',
    'WITHDRAWAL_HELD',
    'WITHDRAWAL_OPENED',
    'STAFF_ROLES',
    'NAME_TAKEN',
    'BALANCE_SHORT',
    'ID_TAKEN',
    'ACCOUNT_NOT_TAKEN',
    'AMOUNT_WRONG',
    'LEAST_WITHIN_FEE',
    'TICKET_BOOKED',
    'LIMIT_NOT_LOWER',
    'PROOF_NEEDED',
    'PASSKEY_REFUSED',
    'PREVIEW_CHANGED',
    'CHANGED_MEANWHILE',
    'TRADING_AWAY',
    'TRADING_NONE',
  ],
  request: z.object({
    id: ApprovalId,
    isApproved: z.boolean(),
    reason: Reason,
    /** Owed by who has one and approves. */
    passkey: z.optional(PasskeyAssertion),
  }),
  response: Approval,
})
