import { CURRENCIES } from '@keo/units/money'
import * as z from 'zod/mini'
import { SignedAmount } from './amounts.ts'
import { defineCall } from './define-call.ts'
import { ServerTime } from './server-time.ts'

const Currency = z.enum(CURRENCIES)

/** `seq` counts the movements of this wallet one by one: a lower one is old news, a jump is a gap to ask for. */
export const WalletBalance = z.object({
  currency: Currency,
  available: SignedAmount,
  /** Set aside for open bets and withdrawals. */
  held: SignedAmount,
  bonus: SignedAmount,
  /** What is owed, and repaid first by whatever comes in. */
  debt: SignedAmount,
  seq: z.int(),
})
export type WalletBalance = z.output<typeof WalletBalance>

/** Pushed on the member's own topic of the live socket after every movement: `businessContent` is the new balance. */
export const BALANCE_NEWS = 'balance'

const Movement = z.object({
  seq: z.int(),
  /** Such as `deposit`, `bet.stake` or `withdraw`. */
  kind: z.string(),
  /** The order, bet or campaign that caused it. */
  reference: z.string(),
  time: ServerTime,
  postings: z.array(z.object({ account: z.string(), amount: SignedAmount })),
  /** As this movement left it. */
  balance: WalletBalance,
})
export type Movement = z.output<typeof Movement>

export const MOVEMENTS_PAGE_SIZE = 100
/** A query carries text. */
const Seq = z.pipe(z.string().check(z.regex(/^(0|[1-9][0-9]{0,14})$/)), z.transform(Number))

export const listMovementsSince = defineCall({
  method: 'GET',
  path: '/api/fund/wallet/member/movements',
  access: 'member',
  background: true,
  ours: true,
  summary:
    'The balance now and the movements after a sequence number, oldest first: what a gap of the socket missed',
  request: z.object({ currency: Currency, since: Seq }),
  response: z.object({ balance: WalletBalance, movements: z.array(Movement), hasMore: z.boolean() }),
})

export const HOLD_PURPOSES = ['stake', 'withdrawal'] as const

export const listHolds = defineCall({
  method: 'GET',
  path: '/api/fund/wallet/member/holds',
  access: 'member',
  background: true,
  ours: true,
  summary: 'What the held part of a balance is set aside for: how many, how much, since when',
  request: z.object({ currency: Currency }),
  response: z.array(
    z.object({
      purpose: z.enum(HOLD_PURPOSES),
      count: z.int(),
      amount: SignedAmount,
      /** Of the oldest. */
      sinceTime: ServerTime,
    }),
  ),
})
export type HeldFor = z.output<typeof listHolds.response>[number]

/** The newest ones, when there are more. */
export const STATEMENT_LINES_MAX = 10_000

export const getStatement = defineCall({
  method: 'GET',
  path: '/api/fund/wallet/member/statement',
  access: 'member',
  ours: true,
  format: 'text',
  summary: 'Every movement after a sequence number as a text file whose hash chain anybody can recompute',
  request: z.object({ currency: Currency, since: z.optional(Seq) }),
  response: z.string(),
})
