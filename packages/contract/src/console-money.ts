import * as z from 'zod/mini'
import { Amount, SignedAmount } from './amounts.ts'
import { channelTerms, channelWords, payoutTerms } from './console-channel-terms.ts'
import { Shown } from './console-content-texts.ts'
import { ConsoleUsdtRate } from './console-usdt-rate.ts'
import { CHANNEL_KINDS } from './deposit.ts'
import { defineStaffCall } from './staff-call.ts'
import { At, Cursor, Reason } from './staff.ts'
import { WITHDRAW_CHANNELS } from './withdraw.ts'

/** `suspense` waits for a person, oldest first; the others are newest first. */
export const DEPOSIT_VIEWS = ['suspense', 'open', 'credited', 'failed'] as const
export type DepositView = (typeof DEPOSIT_VIEWS)[number]

const DepositCounts = z.object({ suspense: z.int(), open: z.int(), credited: z.int() })
export type DepositCounts = z.output<typeof DepositCounts>

export const countDeposits = defineStaffCall({
  name: 'deposits/counts',
  permission: 'deposits.read',
  background: true,
  summary: 'How many deposits wait, are under way, and were credited within the last day',
  request: z.object({}),
  response: z.object({ counts: DepositCounts }),
})

const OrderNo = z.string().check(z.regex(/^\w{4,64}$/))
export const PAY_CURRENCIES = ['VND', 'USDT'] as const

const ConsoleDeposit = z.object({
  /** Empty where money came that nobody ordered: then it has no member either, and nothing was ordered. */
  orderNo: z.string(),
  /** What waits for a person; empty in the other views. */
  receiptId: z.string(),
  memberId: z.string(),
  userName: z.string(),
  channel: z.string(),
  /** As ordered, and what came; null where nothing did. */
  ordered: z.nullable(Amount),
  paid: z.nullable(Amount),
  currency: z.enum(PAY_CURRENCIES),
  state: z.string(),
  since: At,
})
export type ConsoleDeposit = z.output<typeof ConsoleDeposit>

export const listDeposits = defineStaffCall({
  name: 'deposits/list',
  permission: 'deposits.read',
  background: true,
  summary: 'Deposits that are in suspense, under way, credited or failed',
  request: z.object({ view: z.enum(DEPOSIT_VIEWS), after: z.optional(Cursor) }),
  response: z.object({ now: At, deposits: z.array(ConsoleDeposit), next: z.string() }),
})

/** What was ordered beside what came, each with its verdict; none of them decides alone. */
export const DEPOSIT_SIGNS = ['amount', 'inTime', 'inState', 'unlocked', 'identity', 'knownPayer'] as const

const DepositEvidence = z.extend(ConsoleDeposit, {
  ordered: Amount,
  createdAt: At,
  expiresAt: At,
  /** What the player was to write with the payment. */
  note: z.string(),
  gift: Amount,
  hasProof: z.boolean(),
  receipts: z.array(
    z.object({
      id: z.string(),
      party: z.string(),
      paymentId: z.string(),
      amount: Amount,
      state: z.string(),
      isOfOrder: z.boolean(),
      at: At,
    }),
  ),
  signs: z.array(
    z.object({
      name: z.enum(DEPOSIT_SIGNS),
      verdict: z.enum(['fine', 'note', 'bad']),
      /** An amount, a moment in milliseconds, a count or a tick. */
      ordered: z.string(),
      came: z.string(),
    }),
  ),
  approvalId: z.string(),
  askedBy: z.string(),
  isAskedByReader: z.boolean(),
  /** What the books would say if it was credited, in its own currency. */
  entries: z.array(z.object({ account: z.string(), amount: SignedAmount })),
})
export type DepositEvidence = z.output<typeof DepositEvidence>

export const getDeposit = defineStaffCall({
  name: 'deposits/get',
  permission: 'deposits.read',
  summary: 'One deposit with what was ordered beside what came',
  errors: ['NOT_FOUND'],
  request: z.object({ orderNo: OrderNo }),
  response: DepositEvidence,
})

export const getDepositProof = defineStaffCall({
  name: 'deposits/proof',
  permission: 'suspense.decide',
  summary: 'The picture that the member sent as a proof, as base64 of a JPEG; who looked at it is in the log',
  errors: ['NOT_FOUND'],
  request: z.object({ orderNo: OrderNo }),
  response: z.object({ type: z.literal('image/jpeg'), picture: z.string() }),
})

const Health = {
  /** Whether a party stands behind it. */
  isServed: z.boolean(),
  waiting: z.int(),
  oldestAt: z.nullable(At),
  /** Of the last day. */
  done: z.int(),
  failed: z.int(),
  sum: Amount,
  /** From order to end in the middle of them; null without any. */
  seconds: z.nullable(z.int()),
}

const ConsoleChannel = z.object({
  id: z.string(),
  kind: z.enum(CHANNEL_KINDS),
  currency: z.enum(PAY_CURRENCIES),
  ...channelTerms,
  ...channelWords,
  // What is kept is told as it is: rules of what may be written are for who writes.
  name: Shown,
  note: Shown,
  isOpen: z.boolean(),
  /** Who asked for other terms; empty while nobody did. */
  askedBy: z.string(),
  ...Health,
})
export type ConsoleChannel = z.output<typeof ConsoleChannel>

const PayoutChannel = z.object({
  channel: z.enum(WITHDRAW_CHANNELS),
  currency: z.enum(PAY_CURRENCIES),
  ...payoutTerms,
  isOpen: z.boolean(),
  /** Who asked for other terms; empty while nobody did. */
  askedBy: z.string(),
  ...Health,
})
export type PayoutChannel = z.output<typeof PayoutChannel>

const dayOfLevel = { dayMax: Amount, free: z.int() }
const Fee = z.object({ perMille: z.int(), min: Amount, max: Amount })

const ConsoleRules = z.object({
  /** Above it two people decide. */
  reviewAbove: Amount,
  fee: Fee,
  levels: z.array(z.object({ vipLevel: z.int(), ...dayOfLevel })),
  /** Who asked for others; empty while nobody did. */
  askedBy: z.string(),
})
export type ConsoleRules = z.output<typeof ConsoleRules>

export const getChannels = defineStaffCall({
  name: 'channels/list',
  permission: 'deposits.read',
  background: true,
  summary:
    'Ways in and out with their limits and how their parties do, and the rules that decide by themselves',
  request: z.object({}),
  response: z.object({
    now: At,
    deposits: z.array(ConsoleChannel),
    payouts: z.array(PayoutChannel),
    /** Null where nobody says a rate. */
    usdtRate: z.nullable(ConsoleUsdtRate),
    rules: ConsoleRules,
  }),
})

export const ChannelId = z.string().check(z.regex(/^[a-z0-9-]{1,32}$/))

export const switchChannel = defineStaffCall({
  name: 'channels/switch',
  permission: 'channels.manage',
  summary: 'Opens or closes a way to deposit; orders that are under way go on',
  errors: ['NOT_FOUND'],
  request: z.object({ id: ChannelId, isOpen: z.boolean(), reason: Reason }),
  response: z.object({ isChanged: z.boolean() }),
})

export const askChannelLimits = defineStaffCall({
  name: 'channels/limits',
  permission: 'channels.manage',
  summary:
    'Asks for other limits, another gift or fee, other words, amounts or times of a way to deposit; a second person has to approve',
  errors: ['NOT_FOUND', 'AMOUNT_WRONG', 'APPROVAL_OPEN'],
  request: z.object({
    id: ChannelId,
    ...channelTerms,
    /** What is not named stays, but for amounts offered that the limits no longer take. */
    ...z.partial(z.object(channelWords)).shape,
    reason: Reason,
  }),
  response: z.object({ approvalId: z.string() }),
})

const LEVELS_MOST = 20

export const askWithdrawRules = defineStaffCall({
  name: 'channels/withdraw-rules',
  permission: 'channels.manage',
  summary:
    'Asks for other rules of withdrawals; approved by a second person they count from the next withdrawal on',
  errors: ['AMOUNT_WRONG', 'LEAST_WITHIN_FEE', 'APPROVAL_OPEN'],
  request: z.object({
    reviewAbove: Amount,
    fee: Fee,
    /** By VIP level, from 0 on. */
    levels: z.array(z.object(dayOfLevel)).check(z.maxLength(LEVELS_MOST)),
    reason: Reason,
  }),
  response: z.object({ approvalId: z.string() }),
})
