import * as z from 'zod/mini'
import { AmountEntry, OrderNo } from './deposit.ts'
import { defineCall } from './define-call.ts'
import { ServerTime } from './server-time.ts'

/** What a payment party tells. It may come twice, late, and in any order. */
export const PaymentNews = z.object({
  /** `paid` and `refused` end it; `seen` is money on its way, `proof` asks the player to show the transfer. */
  kind: z.enum(['seen', 'paid', 'refused', 'proof']),
  /** Empty where the payer named none: then it is `paid`, and people look for its owner. */
  orderNo: z.union([OrderNo, z.literal('')]),
  /** Of the payment, unique with its party; empty where there is none. */
  paymentId: z.string().check(z.regex(/^[\w:.-]{0,120}$/)),
  amount: z.union([z.literal(''), AmountEntry]),
  currency: z.enum(['VND', 'USDT']),
  /** A chain's payment: the token it was made in, and how many blocks stand on it. */
  chain: z.nullable(z.object({ network: z.string(), contract: z.string(), confirmations: z.int() })),
  /** Who paid, from which account and with what message, where the party knows it. */
  payer: z.optional(z.string().check(z.maxLength(140))),
  account: z.optional(z.string().check(z.maxLength(64))),
  text: z.optional(z.string().check(z.maxLength(300))),
})
export type PaymentNews = z.output<typeof PaymentNews>

export const callbackOfParty = defineCall({
  method: 'POST',
  path: '/api/fund/deposit/callback',
  access: 'public',
  anonymous: true,
  limit: 'none',
  vital: true,
  background: true,
  ours: true,
  summary: 'News of a payment party, signed over party, id, time and the exact text of the news',
  errors: ['NOT_ALLOWED', 'NOT_FOUND'],
  request: z.object({
    party: z.string().check(z.regex(/^[a-z0-9-]{1,32}$/)),
    id: z.string().check(z.regex(/^[\w-]{8,64}$/)),
    /** Milliseconds since 1970 UTC. */
    timestamp: z.int(),
    news: z.string().check(z.maxLength(2000)),
    signature: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  }),
  response: z.object({ isHeard: z.literal(true) }),
})

const SandboxPayment = z.object({
  orderNo: OrderNo,
  channelName: z.string(),
  payAmount: z.string(),
  payCurrency: z.string(),
  note: z.string(),
  /** Somebody decided about it here: nothing happens by itself any more. */
  isByHand: z.boolean(),
  createTime: ServerTime,
})
export type SandboxPayment = z.output<typeof SandboxPayment>

export const listSandboxPayments = defineCall({
  method: 'GET',
  path: '/api/sandbox/payments',
  access: 'sandbox',
  background: true,
  ours: true,
  summary: 'Orders that the sandbox bank may pay by hand, newest first',
  request: z.object({}),
  response: z.array(SandboxPayment),
})

export const paySandboxOrder = defineCall({
  method: 'POST',
  path: '/api/sandbox/payments/pay',
  access: 'sandbox',
  background: true,
  ours: true,
  summary: 'Pay an order by hand in the sandbox: as ordered, another amount, refuse it, or ask for a proof',
  errors: ['NOT_FOUND'],
  request: z.object({
    orderNo: OrderNo,
    how: z.enum(['pay', 'other', 'refuse', 'askProof']),
    /** For `other`. */
    amount: z.optional(AmountEntry),
  }),
  response: z.object({ isSent: z.literal(true) }),
})
