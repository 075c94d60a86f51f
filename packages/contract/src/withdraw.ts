import { parseMoney } from '@keo/units/money'
import * as z from 'zod/mini'
import { Amount } from './amounts.ts'
import { WalletNetwork } from './banks.ts'
import { defineCall } from './define-call.ts'
import { ServerTime } from './server-time.ts'
import { WithdrawPwd } from './withdraw-password.ts'
import type { WithdrawState } from './withdraw-states.ts'

/** `c2c`: a merchant pays to the player's bank card. */
export const WITHDRAW_CHANNELS = ['bank', 'usdt', 'ewallet', 'c2c'] as const
export const WithdrawChannel = z.enum(WITHDRAW_CHANNELS)
export type WithdrawChannel = z.output<typeof WithdrawChannel>

/** People pay people there, so the player says that it came. */
export function isConfirmedByPlayer(channel: WithdrawChannel): boolean {
  return channel === 'ewallet' || channel === 'c2c'
}

/** What an order that is not refused goes through. */
export function withdrawWay(order: Pick<WithdrawOrder, 'isReviewed' | 'channel'>): WithdrawState[] {
  return [
    'requested',
    ...(order.isReviewed ? (['inReview'] as const) : []),
    'approved',
    'sending',
    ...(isConfirmedByPlayer(order.channel) ? (['awaitingConfirmation'] as const) : []),
    'paid',
  ]
}

/**
 * Above this a withdrawal is looked at by a person, and new targets and changed contacts make it wait, until an operator
 * says another amount.
 */
export const LARGE_WITHDRAWAL = '10000000.00'
/** How long the player has to confirm; then the order finishes by itself. */
export const CONFIRM_HOURS = 24

/** Whole dong, as nothing smaller can be sent. */
const AskedAmount = z.string().check(
  z.refine(
    (text) => {
      const minor = parseMoney(text, 'VND')?.minor
      return minor !== undefined && minor > 0n && minor % 100n === 0n
    },
    { error: 'field.amount' },
  ),
)

const Range = z.object({ fromSeconds: z.int(), toSeconds: z.int() })
const Expected = z.extend(Range, {
  /** From our own last orders (median and 95th percentile); below 20 of them the channel's stated range. */
  isMeasured: z.boolean(),
  samples: z.int(),
})

const Channel = z.object({
  channel: WithdrawChannel,
  /** Of one order, both inclusive, in the currency that is received. */
  amountMin: Amount,
  amountMax: Amount,
  currency: z.enum(['VND', 'USDT']),
  isOpen: z.boolean(),
})
export type Channel = z.output<typeof Channel>

export const listWithdrawChannels = defineCall({
  method: 'GET',
  path: '/api/fund/wd-channel/list',
  access: 'member',
  summary: 'Ways to withdraw',
  errors: ['CURRENCY_WRONG'],
  request: z.object({}),
  response: z.array(Channel),
})

const Turnover = z.object({
  required: Amount,
  done: Amount,
  missing: Amount,
  /** Bets count from then on; empty where nothing was asked for. */
  sinceTime: ServerTime,
})

const ChannelContent = z.extend(Channel, {
  available: Amount,
  /** Of it what no gift's turnover locks. */
  withdrawable: Amount,
  /** What is owed; while there is any, nothing is paid out. */
  debt: Amount,
  dayMax: Amount,
  dayLeft: Amount,
  freeLeft: z.int(),
  /** The level that gives `dayMax` and `freeMax`, and how many withdrawals of a day cost nothing at it. */
  vipLevel: z.int(),
  freeMax: z.int(),
  /** In thousandths of the amount, once the free ones of the day are used. */
  feePerMille: z.int(),
  feeMin: Amount,
  feeMax: Amount,
  /** Above it somebody looks at it first. */
  reviewAbove: Amount,
  turnover: Turnover,
  expected: Expected,
  /** USDT only: the rate holds until then, and goes back with the order. */
  quote: z.nullable(z.object({ id: z.string(), dongPerUsdt: Amount, expiryTime: ServerTime })),
})
export type ChannelContent = z.output<typeof ChannelContent>

export const getWithdrawContent = defineCall({
  method: 'GET',
  path: '/api/fund/wd-channel/content',
  access: 'member',
  summary: 'Limits, fee, turnover and expected time of a way to withdraw, as they stand for this member now',
  errors: ['CURRENCY_WRONG'],
  request: z.object({ channel: WithdrawChannel }),
  response: ChannelContent,
})

export const getLargeWithdrawLimit = defineCall({
  method: 'GET',
  path: '/api/fund/wd-channel/largeWithdrawLimit/get',
  access: 'member',
  summary: 'Above which amount a withdrawal is reviewed, and until when such ones wait for this member',
  request: z.object({}),
  response: z.object({ limit: Amount, holdUntilTime: ServerTime }),
})

export const REFUSAL_CAUSES = ['review', 'targetRefused', 'partyFailed'] as const
export type RefusalCause = (typeof REFUSAL_CAUSES)[number]

const Stage = z.object({ orderStatus: z.int(), time: ServerTime })

export const WithdrawOrder = z.object({
  orderNo: z.string(),
  orderStatus: z.int(),
  channel: WithdrawChannel,
  amount: Amount,
  fee: Amount,
  /** What arrives. */
  payout: Amount,
  payoutCurrency: z.enum(['VND', 'USDT']),
  /** Dong for one USDT; empty for dong. */
  rate: z.string(),
  target: z.object({ name: z.string(), maskedNumber: z.string(), network: z.nullable(WalletNetwork) }),
  createdTime: ServerTime,
  isReviewed: z.boolean(),
  /** What has happened, oldest first. */
  stages: z.array(Stage),
  expected: Expected,
  /** In review, and since then somebody looks at it more closely: nothing is paid meanwhile. */
  heldTime: z.optional(ServerTime),
  /** Why it was refused; null unless it was. */
  cause: z.nullable(z.enum(REFUSAL_CAUSES)),
  /** Without a confirmation it finishes then; empty when none is asked for. */
  confirmUntilTime: ServerTime,
})
export type WithdrawOrder = z.output<typeof WithdrawOrder>

/** Made once for each order by the client: a repeated call gives the first answer. */
const RequestKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/))
const asked = {
  requestKey: RequestKey,
  /** The bound card, address or wallet. */
  targetId: z.string().check(z.regex(/^pay_[0-9A-Za-z]{10,40}$/)),
  /** What leaves the wallet, fee included. */
  amount: AskedAmount,
  withdrawPwd: WithdrawPwd,
}
const REFUSALS = [
  'WITHDRAW_PASSWORD_NEEDED',
  'WITHDRAW_PASSWORD_WRONG',
  'ACCOUNT_DISABLED',
  'WITHDRAW_LOCKED',
  'WITHDRAW_OPEN',
  'WITHDRAW_CHANNEL_CLOSED',
  'WITHDRAW_RANGE',
  'WITHDRAW_DAY_LIMIT',
  'WITHDRAW_TARGET',
  'WITHDRAW_LARGE_HOLD',
  'WITHDRAW_TURNOVER',
  'BALANCE_SHORT',
  'DEBT_OPEN',
  'LIMIT_REACHED',
  'WITHDRAWALS_STOPPED',
  'KEY_REUSED',
  'CURRENCY_WRONG',
  'BUSY',
] as const

export const withdrawToBank = defineCall({
  method: 'POST',
  path: '/api/fund/withdraw/orderV2',
  access: 'member',
  limit: 'withdraw',
  summary: 'Withdraw to a bound bank card, by the bank or by a C2C merchant',
  errors: REFUSALS,
  request: z.object({ ...asked, channel: z.optional(z.enum(['bank', 'c2c'])) }),
  response: WithdrawOrder,
})

export const withdrawUsdt = defineCall({
  method: 'POST',
  path: '/api/fund/withdraw/usdtOrderV2',
  access: 'member',
  limit: 'withdraw',
  summary: 'Withdraw to a bound crypto address, at a quoted rate',
  errors: [...REFUSALS, 'WITHDRAW_QUOTE'],
  request: z.object({ ...asked, quoteId: z.string().check(z.maxLength(200)) }),
  response: WithdrawOrder,
})

export const withdrawToEwallet = defineCall({
  method: 'POST',
  path: '/api/fund/withdraw/ebpay/orderV2',
  access: 'member',
  limit: 'withdraw',
  summary: 'Withdraw to a bound e-wallet',
  errors: REFUSALS,
  request: z.object(asked),
  response: WithdrawOrder,
})

export const WithdrawOrderNo = z.string().check(z.regex(/^wd_[0-9A-Za-z]{10,40}$/))

export const getWithdrawStatus = defineCall({
  method: 'GET',
  path: '/api/fund/withdraw/get-order-status/{orderNo}',
  access: 'member',
  vital: true,
  background: true,
  summary: "The state of one of the member's own withdrawals",
  errors: ['NOT_FOUND'],
  request: z.object({ orderNo: WithdrawOrderNo }),
  response: z.object({ orderNo: z.string(), orderStatus: z.int() }),
})

export const getWithdrawOrder = defineCall({
  method: 'POST',
  path: '/api/fund/withdraw/getOrder',
  access: 'member',
  vital: true,
  background: true,
  summary: "One of the member's own withdrawals; without a number the newest, or null when there is none",
  errors: ['NOT_FOUND'],
  request: z.object({ orderNo: z.optional(WithdrawOrderNo) }),
  response: z.nullable(WithdrawOrder),
})

export const confirmWithdrawOrder = defineCall({
  method: 'POST',
  path: '/api/fund/withdraw/confirmOrder',
  access: 'member',
  limit: 'profile',
  summary: 'The player has received it',
  errors: ['NOT_FOUND', 'WITHDRAW_NOT_WAITING'],
  request: z.object({ orderNo: WithdrawOrderNo }),
  response: WithdrawOrder,
})
