import * as z from 'zod/mini'
import { Amount, SignedAmount } from './amounts.ts'
import { ChatMessage } from './deposit-order.ts'
import { defineStaffCall } from './staff-call.ts'
import { At, Cursor, Reason } from './staff.ts'

/** Of an order and of a day, in dong; null is the channel's own, or no limit of a day. */
const limits = { min: z.nullable(Amount), max: z.nullable(Amount), dayMax: z.nullable(Amount) }

const Merchant = z.object({
  channelId: z.string(),
  id: z.string(),
  name: z.string(),
  ...limits,
  /** What the channel allows, where the merchant has no limit of their own. */
  channelMin: Amount,
  channelMax: Amount,
  isOpen: z.boolean(),
  openOrders: z.int(),
  takenToday: Amount,
  /** Of the last thirty days: what came to its end, and how much of it the merchant released. */
  ended: z.int(),
  /** Hundredths of a percent; null while nothing has ended. */
  completedBp: z.nullable(z.int()),
  /** From "I have paid" to the wallet, on average; null without any. */
  seconds: z.nullable(z.int()),
  disputes: z.int(),
  /** What they owe after disputes. */
  owed: Amount,
  /** Who asked for other limits; empty while nobody did. */
  askedBy: z.string(),
})
export type Merchant = z.output<typeof Merchant>

export const listMerchants = defineStaffCall({
  name: 'merchants/list',
  permission: 'deposits.read',
  background: true,
  summary: 'C2C merchants with their limits and how they did in the last thirty days',
  request: z.object({ after: z.optional(Cursor) }),
  response: z.object({ now: At, merchants: z.array(Merchant), next: z.string() }),
})

const Id = z.string().check(z.regex(/^[a-z0-9-]{1,32}$/))
const named = { channelId: Id, id: Id }

export const switchMerchant = defineStaffCall({
  name: 'merchants/switch',
  permission: 'channels.manage',
  summary: 'Gives a merchant orders again, or no more; those under way go on',
  errors: ['NOT_FOUND'],
  request: z.object({ ...named, isOpen: z.boolean(), reason: Reason }),
  response: z.object({ isChanged: z.boolean() }),
})

export const askMerchantLimits = defineStaffCall({
  name: 'merchants/limits',
  permission: 'channels.manage',
  summary: 'Asks for other limits of a merchant; a second person has to approve',
  errors: ['NOT_FOUND', 'AMOUNT_WRONG', 'APPROVAL_OPEN'],
  request: z.object({ ...named, ...limits, reason: Reason }),
  response: z.object({ approvalId: z.string() }),
})

/** `open` waits for a person, oldest first; the others are newest first. */
export const DISPUTE_VIEWS = ['open', 'ended'] as const
export type DisputeView = (typeof DISPUTE_VIEWS)[number]
/** `asked` waits for the member; `released` ended by the merchant, before anybody decided. */
export const DISPUTE_STATES = ['open', 'denied', 'asked', 'credited', 'refused', 'released'] as const
export type DisputeState = (typeof DISPUTE_STATES)[number]

const ConsoleDispute = z.object({
  orderNo: z.string(),
  memberId: z.string(),
  userName: z.string(),
  merchant: z.string(),
  /** What the member says was paid, in dong. */
  amount: Amount,
  state: z.enum(DISPUTE_STATES),
  since: At,
})
export type ConsoleDispute = z.output<typeof ConsoleDispute>

export const listDisputes = defineStaffCall({
  name: 'disputes/list',
  permission: 'deposits.read',
  background: true,
  summary: 'Disputes with merchants: those that wait, or those that have ended',
  request: z.object({ view: z.enum(DISPUTE_VIEWS), after: z.optional(Cursor) }),
  response: z.object({ now: At, disputes: z.array(ConsoleDispute), next: z.string() }),
})

export const DISPUTE_STEPS = [
  'ordered',
  'paid',
  'disputed',
  'denied',
  'asked',
  'answered',
  'came',
  'credited',
  'refused',
] as const

/** What speaks for and against the member; none of them decides alone. */
export const DISPUTE_SIGNS = [
  'proof',
  'inTime',
  'notDenied',
  'merchantRate',
  'merchantDisputes',
  'lostBefore',
  'identity',
  'unlocked',
] as const

const DisputeEvidence = z.extend(ConsoleDispute, {
  gift: Amount,
  note: z.string(),
  /** Where the money was to go; of the account only its end. */
  bank: z.string(),
  account: z.string(),
  hasProof: z.boolean(),
  question: z.string(),
  /** Of the decision; empty before it. */
  reason: z.string(),
  steps: z.array(z.object({ name: z.enum(DISPUTE_STEPS), at: At })),
  signs: z.array(
    z.object({
      name: z.enum(DISPUTE_SIGNS),
      verdict: z.enum(['fine', 'note', 'bad']),
      figure: z.string(),
    }),
  ),
  talk: z.array(ChatMessage),
  isOpen: z.boolean(),
  approvalId: z.string(),
  askedBy: z.string(),
  isAskedByReader: z.boolean(),
  /** What the books would say if the member was credited. */
  entries: z.array(z.object({ account: z.string(), amount: SignedAmount })),
})
export type DisputeEvidence = z.output<typeof DisputeEvidence>

const ofDispute = { orderNo: z.string().check(z.regex(/^D[0-9A-Z]{26}$/)) }

export const getDispute = defineStaffCall({
  name: 'disputes/get',
  permission: 'deposits.read',
  summary: 'One dispute with order, merchant, timeline, talk and what speaks for and against it',
  errors: ['NOT_FOUND'],
  request: z.object(ofDispute),
  response: DisputeEvidence,
})

export const getDisputeProof = defineStaffCall({
  name: 'disputes/proof',
  permission: 'disputes.decide',
  summary: 'The picture that the member sent as a proof, as base64 of a JPEG; who looked at it is in the log',
  errors: ['NOT_FOUND'],
  request: z.object(ofDispute),
  response: z.object({ type: z.literal('image/jpeg'), picture: z.string() }),
})

export const askDispute = defineStaffCall({
  name: 'disputes/ask',
  permission: 'disputes.decide',
  summary: 'Asks the member for more, in the talk of the order and by letter',
  errors: ['NOT_FOUND'],
  request: z.object({ ...ofDispute, question: Reason }),
  response: z.object({}),
})
