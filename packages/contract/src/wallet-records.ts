import { CURRENCIES } from '@keo/units/money'
import { parseServerTime } from '@keo/units/instants'
import * as z from 'zod/mini'
import { SignedAmount } from './amounts.ts'
import { defineCall } from './define-call.ts'
import { ServerTime } from './server-time.ts'
import { WalletBalance } from './wallet-balance.ts'

export const RECORDS_PAGE_SIZE = 20
/** What a file holds at most; a longer range is asked for in parts. */
export const RECORDS_FILE_MAX = 10_000
/** Days of one question at most. */
export const RECORD_DAYS_MAX = 366
export const PLOT_POINTS_MAX = 120

/** What a player files a movement under: the first word of its kind in the ledger. */
export const RECORD_GROUPS = ['deposit', 'withdraw', 'transfer', 'bet', 'game', 'gift', 'other'] as const
export type RecordGroup = (typeof RECORD_GROUPS)[number]
/** How the ledger calls what a bet does to the money. */
export type BetMovement =
  | 'bet.stake'
  | 'bet.settled'
  | 'bet.cashout'
  | 'bet.refund'
  | 'bet.correction'
  /** The house pays the stake of a free bet, and has it back from what the bet returns. */
  | 'bet.free'
  | 'bet.free-back'
/** `pending` is set aside and not decided, `returned` was set aside and came back. */
export const RECORD_STATES = ['done', 'pending', 'returned'] as const
export type RecordState = (typeof RECORD_STATES)[number]

/** A day at +08:00. */
const Day = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/),
  z.refine((text) => parseServerTime(text) !== undefined),
)
/** A query carries text. */
const Seq = z.pipe(z.string().check(z.regex(/^(0|[1-9][0-9]{0,14})$/)), z.transform(Number))

const WalletRecord = z.object({
  seq: z.int(),
  kind: z.string(),
  group: z.enum(RECORD_GROUPS),
  state: z.enum(RECORD_STATES),
  reference: z.string(),
  time: ServerTime,
  /** What it did to the money at hand, with its sign. */
  amount: SignedAmount,
  /** The money at hand afterwards. */
  available: SignedAmount,
})
export type WalletRecord = z.output<typeof WalletRecord>

const Range = {
  fromDay: Day,
  /** Included. */
  untilDay: Day,
  group: z.optional(z.enum(RECORD_GROUPS)),
  state: z.optional(z.enum(RECORD_STATES)),
}

export const listRecords = defineCall({
  method: 'GET',
  path: '/api/fund/wallet/member/records',
  access: 'member',
  ours: true,
  summary: 'Movements of the wallet, newest first, by kind, state and days at +08:00',
  errors: ['RANGE_WRONG'],
  request: z.object({
    ...Range,
    /** Continue below the last one of the page before. */
    before: z.optional(Seq),
  }),
  response: z.object({
    currency: z.enum(CURRENCIES),
    records: z.array(WalletRecord),
    hasMore: z.boolean(),
    /** Of everything the filter finds, not of the page. */
    totals: z.object({ in: SignedAmount, out: SignedAmount, count: z.int() }),
  }),
})

export const getRecordsFile = defineCall({
  method: 'GET',
  path: '/api/fund/wallet/member/records/file',
  access: 'member',
  ours: true,
  format: 'text',
  summary: 'The same as comma-separated text, in the language of the caller',
  errors: ['RANGE_WRONG'],
  request: z.object(Range),
  response: z.string(),
})

export const getRecord = defineCall({
  method: 'GET',
  path: '/api/fund/wallet/member/record/{seq}',
  access: 'member',
  ours: true,
  summary: 'One movement with its postings and everything else that happened for the same order',
  errors: ['NOT_FOUND'],
  request: z.object({ seq: Seq }),
  response: z.object({
    currency: z.enum(CURRENCIES),
    record: WalletRecord,
    balance: WalletBalance,
    postings: z.array(z.object({ account: z.string(), amount: SignedAmount })),
    /** By which the statement can be searched. */
    hash: z.string(),
    /** Oldest first, this one included. */
    related: z.array(WalletRecord),
  }),
})
export type RecordDetail = z.output<typeof getRecord.response>

export const getBalanceOverTime = defineCall({
  method: 'GET',
  path: '/api/fund/wallet/member/balance-over-time',
  access: 'member',
  ours: true,
  summary: 'The money at hand over days at +08:00, in few enough points to draw',
  errors: ['RANGE_WRONG'],
  request: z.object({ fromDay: Day, untilDay: Day }),
  response: z.object({
    currency: z.enum(CURRENCIES),
    /** As the range begins. */
    start: SignedAmount,
    /** Of every movement and the start: the points leave some out. */
    least: SignedAmount,
    most: SignedAmount,
    points: z.array(z.object({ time: ServerTime, available: SignedAmount })),
  }),
})
