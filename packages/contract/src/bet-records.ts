import { CURRENCIES } from '@keo/units/money'
import { parseServerTime } from '@keo/units/instants'
import * as z from 'zod/mini'
import { SignedAmount } from './amounts.ts'
import { defineCall } from './define-call.ts'
import { ServerTime } from './server-time.ts'

export const BETS_PAGE_SIZE = 20
/** What a file holds at most; a longer range is asked for in parts. */
export const BETS_FILE_MAX = 10_000
/** Days of one question at most. */
export const BET_DAYS_MAX = 366
export const PROFIT_POINTS_MAX = 120

const Currency = z.enum(CURRENCIES)

/** Which bets: still open, closed in whatever way, or cashed out whole or in part. */
export const BET_LISTS = ['unsettled', 'settled', 'cashedOut'] as const
export type BetList = (typeof BET_LISTS)[number]
/** In the order of the provider's numbers, 0 to 5. */
export const BET_STATES = ['created', 'confirming', 'rejected', 'cancelled', 'accepted', 'settled'] as const
export const BetState = z.enum(BET_STATES)
export type BetState = z.output<typeof BetState>
const BET_OUTCOMES = ['push', 'lost', 'won', 'halfWon', 'halfLost', 'cancelled'] as const
export const BetOutcome = z.enum(BET_OUTCOMES)
export type BetOutcome = z.output<typeof BetOutcome>

/** A day at +08:00. */
const Day = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/),
  z.refine((text) => parseServerTime(text) !== undefined),
)
const SportId = z.int().check(z.gte(1), z.lte(9999))
/** A query carries text. */
const SportIdText = z.pipe(z.string().check(z.regex(/^[1-9][0-9]{0,3}$/)), z.transform(Number))

const filters = {
  list: z.enum(BET_LISTS),
  /** Open bets by the day they were placed, the others by the day they were closed. */
  fromDay: Day,
  /** Included. */
  untilDay: Day,
}
const Filters = { ...filters, sportId: z.optional(SportId) }

const BetLeg = z.object({
  sportId: z.int(),
  matchId: z.string(),
  matchName: z.string(),
  leagueName: z.string(),
  marketId: z.string(),
  marketType: z.int(),
  marketName: z.string(),
  period: z.int(),
  optionType: z.int(),
  optionName: z.string(),
  /** Decimal text, as it was given. */
  odds: z.string(),
  /** What the player saw. */
  askedOdds: z.string(),
  line: z.optional(z.string()),
  isLive: z.boolean(),
  /** Live handicaps count from here. */
  scoreAtBet: z.optional(z.string()),
  resultScore: z.optional(z.string()),
  outcome: z.optional(BetOutcome),
  startsAt: ServerTime,
})
export type BetLeg = z.output<typeof BetLeg>

const BetCashOut = z.object({
  id: z.string(),
  stake: SignedAmount,
  paid: SignedAmount,
  state: BetState,
  time: ServerTime,
})

export const BetId = z.string().check(z.regex(/^[\w-]{1,40}$/))

export const BetRecord = z.object({
  id: z.string(),
  state: BetState,
  isSeries: z.boolean(),
  /** Legs of each sub-bet; 0 for the full combination. */
  legsEach: z.int(),
  subBets: z.int(),
  stake: SignedAmount,
  /** The most that comes back, stake included. */
  returnMax: SignedAmount,
  /** What the settlement brought. */
  returned: z.optional(SignedAmount),
  /** What still runs after cash-outs, and the most that it brings; all of it where nothing was cashed out. */
  openStake: SignedAmount,
  openReturnMax: SignedAmount,
  cashedStake: SignedAmount,
  cashedPaid: SignedAmount,
  cashOuts: z.array(BetCashOut),
  placedAt: ServerTime,
  closedAt: ServerTime,
  /** Milliseconds from the bet to its answer. */
  waitedMs: z.optional(z.int()),
  rejectReason: z.optional(z.int()),
  isFromReservation: z.boolean(),
  /** Its stake was a free bet: figures are told with the stake and paid without it (`ownFigures`); cash-outs as paid. */
  isFreeBet: z.boolean(),
  settlements: z.int(),
  legs: z.array(BetLeg),
})
export type BetRecord = z.output<typeof BetRecord>

export const getBetSum = defineCall({
  method: 'POST',
  path: '/api/game/bet/order/mybet/sum',
  access: 'member',
  summary: 'What the own bets add up to, by list, days at +08:00 and sport',
  errors: ['RANGE_WRONG'],
  request: z.object(Filters),
  response: z.object({
    currency: Currency,
    count: z.int(),
    stake: SignedAmount,
    /** The most that open bets can still bring, stakes included. */
    returnMax: SignedAmount,
    /** What settlements and cash-outs brought. */
    returned: SignedAmount,
    /** What was won or lost by what is settled; open and returned stakes do not count. */
    result: SignedAmount,
    /** Of every day: what a tab says. */
    openCount: z.int(),
    /** Sports of the whole list, so that one can be chosen. */
    sports: z.array(z.object({ sportId: z.int(), count: z.int() })),
  }),
})
export type BetSum = z.output<typeof getBetSum.response>

export const getBetDetail = defineCall({
  method: 'POST',
  path: '/api/game/bet/order/mybet/detail',
  access: 'member',
  summary: 'The own bets, newest first, as the provider last told them',
  errors: ['RANGE_WRONG'],
  request: z.object({
    ...Filters,
    /** Continue below the last one of the page before. */
    before: z.optional(z.string().check(z.regex(/^\d{1,15}_[\w-]{1,40}$/))),
  }),
  response: z.object({
    currency: Currency,
    records: z.array(BetRecord),
    /** What to ask for next; null at the end. */
    next: z.nullable(z.string()),
  }),
})

export const getBet = defineCall({
  method: 'POST',
  path: '/api/game/bet/order/mybet/one',
  access: 'member',
  ours: true,
  summary: 'One of the own bets, however old, in the language of the caller',
  errors: ['NOT_FOUND'],
  request: z.object({ id: BetId }),
  response: z.object({ currency: Currency, record: BetRecord }),
})

const fileFilters = { ...filters, sportId: z.optional(SportIdText) }

export const getBetsFile = defineCall({
  method: 'GET',
  path: '/api/game/bet/order/mybet/file',
  access: 'member',
  ours: true,
  format: 'text',
  summary: 'The same as comma-separated text, in the language of the caller',
  errors: ['RANGE_WRONG'],
  request: z.object(fileFilters),
  response: z.string(),
})

export const getProfitOverTime = defineCall({
  method: 'POST',
  path: '/api/game/bet/order/mybet/profit',
  access: 'member',
  ours: true,
  summary: 'What settled bets won or lost, added up over days at +08:00, in few enough points to draw',
  errors: ['RANGE_WRONG'],
  request: z.object({ fromDay: Day, untilDay: Day, sportId: z.optional(SportId) }),
  response: z.object({
    currency: Currency,
    points: z.array(z.object({ time: ServerTime, result: SignedAmount })),
  }),
})

/** Pushed on the member's own topic when a bet of theirs changes. */
export const BET_NEWS = 'betNews'
export const BetNews = z.object({
  orderId: z.string(),
  state: BetState,
  currency: Currency,
  stake: SignedAmount,
  /** Of a settled one: what it brought, cash-outs included. */
  returned: z.optional(SignedAmount),
  /** It waited for its odds: taken, it says that they were reached. */
  isFromReservation: z.boolean(),
  isFreeBet: z.boolean(),
})
export type BetNews = z.output<typeof BetNews>

/** Pushed on the member's own topic when a cash-out of theirs changes. */
export const CASH_OUT_NEWS = 'cashOutNews'
export const CashOutNews = z.object({
  id: z.string(),
  orderId: z.string(),
  state: BetState,
  currency: Currency,
  stake: SignedAmount,
  paid: SignedAmount,
})
export type CashOutNews = z.output<typeof CashOutNews>
