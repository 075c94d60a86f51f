import * as z from 'zod/mini'
import { Amount } from './amounts.ts'
import { DEPOSIT_STATUSES } from './deposit-states.ts'
import { defineCall } from './define-call.ts'
import { ServerTime } from './server-time.ts'

export const CHANNEL_KINDS = ['bank', 'gateway', 'ewallet', 'crypto', 'c2c'] as const
export type ChannelKind = (typeof CHANNEL_KINDS)[number]

/** Decimal text as the server writes it. */
/** Decimal text as a player gives it; the currency of the channel says how many decimals it may have. */
export const AmountEntry = z
  .string()
  .check(z.regex(/^(0|[1-9][0-9]{0,14})(\.[0-9]{1,6})?$/, { error: 'field.amount' }))
export const OrderNo = z.string().check(z.regex(/^D[0-9A-Z]{26}$/))
const Status = z.literal(DEPOSIT_STATUSES)
const PayCurrency = z.enum(['VND', 'USDT'])

const DepositChannel = z.object({
  id: z.string(),
  kind: z.enum(CHANNEL_KINDS),
  name: z.string(),
  note: z.string(),
  /** What is paid in; the wallet is credited in dong. */
  currency: PayCurrency,
  min: Amount,
  max: Amount,
  /** Hundredths of a percent. */
  giftBp: z.int(),
  feeBp: z.int(),
  presets: z.array(Amount),
  /** The preset that most players take; null when none stands out. */
  popular: z.nullable(Amount),
  /** Usual seconds from "I have paid" to the wallet. */
  fromSeconds: z.int(),
  toSeconds: z.int(),
  isOpen: z.boolean(),
})
export type DepositChannel = z.output<typeof DepositChannel>

/** A wallet, a network or a merchant of a channel. */
const ChannelOption = z.object({
  id: z.string(),
  name: z.string(),
  note: z.string(),
  isOpen: z.boolean(),
  /** Of an order: a merchant's may be narrower than the channel's. */
  min: Amount,
  max: Amount,
})
export type ChannelOption = z.output<typeof ChannelOption>

export const listDepositChannels = defineCall({
  method: 'GET',
  path: '/api/fund/dp-channel/list',
  access: 'member',
  summary: 'Ways to deposit, with limits, gifts, fees and usual amounts',
  errors: ['DEPOSIT_LOCKED'],
  request: z.object({}),
  response: z.array(DepositChannel),
})

const Id = z.string().check(z.regex(/^[a-z0-9-]{1,32}$/))

export const getDepositChannel = defineCall({
  method: 'GET',
  path: '/api/fund/dp-channel/content/{id}',
  access: 'member',
  summary: 'One way to deposit with its wallets, networks or merchants',
  errors: ['NOT_FOUND', 'DEPOSIT_LOCKED'],
  request: z.object({ id: Id }),
  response: z.object({ channel: DepositChannel, options: z.array(ChannelOption) }),
})

/** Where to pay. Only what belongs to the kind of the channel is filled. */
const PayTo = z.object({
  bankName: z.string(),
  accountNumber: z.string(),
  accountName: z.string(),
  /** To be kept exactly: by it the payment is recognised. */
  note: z.string(),
  network: z.string(),
  address: z.string(),
  /** What the code to scan says; empty when there is none. */
  qrText: z.string(),
  /** A sandbox's: nobody can pay to it, and the screen says so. */
  isTest: z.boolean(),
})

export const DEPOSIT_CAUSES = ['', 'refused', 'returned', 'dispute'] as const
/** Money that came after the end of its order, or twice: reviewed apart from the order. */
const EXTRA_STATES = ['', 'suspense', 'credited', 'returned'] as const

export const DepositOrder = z.object({
  orderNo: OrderNo,
  status: Status,
  channelId: z.string(),
  kind: z.enum(CHANNEL_KINDS),
  channelName: z.string(),
  optionName: z.string(),
  /** What the wallet gets, in dong, without the gift. */
  amount: Amount,
  gift: Amount,
  /** In the currency of the payment, and contained in `payAmount`. */
  fee: Amount,
  payAmount: Amount,
  payCurrency: PayCurrency,
  /** Dong for one USDT, locked for this order; empty for dong. */
  rate: z.string(),
  createTime: ServerTime,
  /** When the state ends by itself; empty when it does not. */
  expireTime: ServerTime,
  /** How long that state lasts in all. */
  totalSeconds: z.int(),
  paidTime: ServerTime,
  endTime: ServerTime,
  cause: z.enum(DEPOSIT_CAUSES),
  /** What arrived, in `payCurrency`; empty when nothing did. */
  received: z.union([z.literal(''), Amount]),
  /** What was credited, in dong and with the gift; empty when nothing was. */
  credited: z.union([z.literal(''), Amount]),
  extra: z.enum(EXTRA_STATES),
  /** Null once nothing should be paid any more. */
  payTo: z.nullable(PayTo),
  proofFileId: z.string(),
  isDisputed: z.boolean(),
  /** The staff asked for more, and nothing was sent since. */
  isAskedForMore: z.boolean(),
  canCancel: z.boolean(),
})
export type DepositOrder = z.output<typeof DepositOrder>

/** Made by the client for one request: sent twice, it makes one order. */
const Key = z.string().check(z.regex(/^[\w-]{8,64}$/))
const orderErrors = [
  'ACCOUNT_DISABLED',
  'DEPOSIT_LOCKED',
  'DEPOSIT_OPEN',
  'DEPOSIT_AMOUNT',
  'DEPOSIT_MONTH',
  'DEPOSIT_CHANNEL_CLOSED',
  'IDENTITY_NEEDED',
  'KEY_REUSED',
  'CURRENCY_WRONG',
  'DEPOSIT_OWN_LIMIT',
  'SELF_EXCLUDED',
  'ON_BREAK',
  'RESTING',
] as const
const request = {
  channelId: Id,
  optionId: z.union([z.literal(''), Id]),
  amount: AmountEntry,
  key: Key,
  /** False leaves the gift, and with it its turnover; without it the gift is taken. */
  takesGift: z.optional(z.boolean()),
}

export const createDepositOrder = defineCall({
  method: 'POST',
  path: '/api/fund/deposit/order',
  access: 'member',
  limit: 'profile',
  summary: 'Order a deposit by bank transfer, bank gateway or e-wallet',
  errors: [...orderErrors],
  request: z.object(request),
  response: DepositOrder,
})

export const createUsdtOrder = defineCall({
  method: 'POST',
  path: '/api/fund/deposit/usdtOrder',
  access: 'member',
  limit: 'profile',
  summary: 'Order a deposit in USDT at a quoted rate, which is locked for the order',
  errors: [...orderErrors, 'QUOTE_EXPIRED'],
  request: z.object({ ...request, quoteId: z.string().check(z.maxLength(200)) }),
  response: DepositOrder,
})

export const createC2cOrder = defineCall({
  method: 'POST',
  path: '/api/fund/deposit/c2cOrder',
  access: 'member',
  limit: 'profile',
  summary: 'Order a deposit through a merchant',
  errors: [...orderErrors],
  request: z.object(request),
  response: DepositOrder,
})

export const QUOTE_SECONDS = 60

export const getUsdtRate = defineCall({
  method: 'GET',
  path: '/api/fund/crypto/getRate/usdt/{a}/{b}',
  access: 'public',
  summary:
    'Quote of one USDT; `a` is the currency, `b` what it is for. An order names the quote while it lasts',
  request: z.object({ a: z.literal('VND'), b: z.enum(['deposit', 'withdraw']) }),
  response: z.object({ rate: Amount, quoteId: z.string(), expireTime: ServerTime }),
})

export const getDepositGift = defineCall({
  method: 'GET',
  path: '/api/fund/deposit/getChannelDepositGift',
  access: 'member',
  summary: 'The gift for an amount through a channel, in dong, and what the wallet gets in all',
  errors: ['NOT_FOUND', 'QUOTE_EXPIRED'],
  request: z.object({ channelId: Id, amount: AmountEntry, quoteId: z.optional(z.string()) }),
  response: z.object({ gift: Amount, total: Amount, turnover: z.int() }),
})
