import * as z from 'zod/mini'
import { Amount } from './amounts.ts'
import { defineCall } from './define-call.ts'
import { WITHDRAW_CHANNELS, WithdrawOrderNo } from './withdraw.ts'

const Signature = z.string().check(z.regex(/^[0-9a-f]{64}$/))
const Currency = z.enum(['VND', 'USDT'])

/** Where a pay-out stands at the party: on its way, or at one of its ends. */
export const PAYOUT_STATES = ['accepted', 'paid', 'failed', 'targetRefused'] as const
export type PayoutState = (typeof PAYOUT_STATES)[number]

/** What the pay-out party tells. Its signature covers every other field; late, repeated and reordered ones are expected. */
export const PayoutNotice = z.object({
  noticeId: z.string().check(z.regex(/^[0-9A-Za-z_-]{8,64}$/)),
  orderNo: WithdrawOrderNo,
  state: z.enum(PAYOUT_STATES),
  amount: Amount,
  currency: Currency,
  /** Milliseconds. */
  sentAt: z.int(),
  signature: Signature,
})
export type PayoutNotice = z.output<typeof PayoutNotice>

export const notifyPayout = defineCall({
  method: 'POST',
  path: '/api/fund/payout/notify',
  access: 'public',
  anonymous: true,
  limit: 'none',
  vital: true,
  ours: true,
  summary: 'The pay-out party tells what became of an order; answered alike however often it is told',
  errors: ['NOTICE_REFUSED'],
  request: PayoutNotice,
  response: z.null(),
})

/** What the party is asked to pay. */
export const PayoutOrder = z.object({
  orderNo: WithdrawOrderNo,
  channel: z.enum(WITHDRAW_CHANNELS),
  amount: Amount,
  currency: Currency,
  /** The bank, the network or the e-wallet. */
  place: z.string().check(z.maxLength(40)),
  number: z.string().check(z.maxLength(64)),
  holder: z.string().check(z.maxLength(80)),
})
export type PayoutOrder = z.output<typeof PayoutOrder>

/** Signed by us over time and the exact text. */
const SignedText = z.object({
  text: z.string().check(z.maxLength(2000)),
  /** Milliseconds. */
  timestamp: z.int(),
  signature: Signature,
})
export type SignedText = z.output<typeof SignedText>

const partyCall = {
  method: 'POST',
  access: 'sandbox',
  anonymous: true,
  limit: 'none',
  background: true,
  ours: true,
  errors: ['NOT_ALLOWED', 'KEY_REUSED', 'TRY_AGAIN'],
  request: SignedText,
} as const

export const sendSandboxPayout = defineCall({
  ...partyCall,
  path: '/api/sandbox/payouts/send',
  summary: "The sandbox's pay-out party is handed an order; the same one again gets the first answer",
  response: z.object({ isTaken: z.boolean() }),
})

export const askSandboxPayout = defineCall({
  ...partyCall,
  path: '/api/sandbox/payouts/ask',
  summary: "What became of an order at the sandbox's pay-out party; `none` when it never got there",
  response: z.object({ state: z.enum([...PAYOUT_STATES, 'none']) }),
})

export const listSandboxPayouts = defineCall({
  ...partyCall,
  path: '/api/sandbox/payouts/statement',
  summary: "What the sandbox's pay-out party paid in a finished time, by its own book",
  response: z.object({
    entries: z.array(
      z.object({
        orderNo: z.string(),
        reference: z.string(),
        amount: Amount,
        currency: Currency,
        at: z.int(),
      }),
    ),
  }),
})
