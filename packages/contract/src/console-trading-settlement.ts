import * as z from 'zod/mini'
import { Amount } from './amounts.ts'
import { FROM_PROVIDER, MarketId, MatchId } from './console-trading.ts'
import { defineStaffCall } from './staff-call.ts'
import { At, Cursor, Reason } from './staff.ts'

/** How an option ended, by the provider's numbers. */
export const RESULT_OUTCOMES = { push: 2, lost: 3, won: 4, halfWon: 5, halfLost: 6, cancelled: 7 } as const
export type ResultOutcome = keyof typeof RESULT_OUTCOMES
export const OUTCOME_NAMES = Object.keys(RESULT_OUTCOMES) as ResultOutcome[]

const Score = z.nullable(z.int().check(z.gte(0)))

const MarketResult = z.object({
  optionType: z.int(),
  /** Where the market counts from the score at the bet; null where it does not. */
  homeAtBet: Score,
  awayAtBet: Score,
  name: z.string(),
  bets: z.int(),
  /** Null while it is open. */
  outcome: z.nullable(z.enum(OUTCOME_NAMES)),
  resultText: z.string(),
  settledAt: z.nullable(At),
})
export type MarketResult = z.output<typeof MarketResult>

export const getTradingMarket = defineStaffCall({
  name: 'trading/market',
  permission: 'trading.read',
  summary: 'The options of a market that were bet on, with their results',
  errors: FROM_PROVIDER,
  request: z.object({ marketId: MarketId }),
  response: z.object({
    matchId: z.int(),
    matchName: z.string(),
    name: z.string(),
    results: z.array(MarketResult),
  }),
})

const EnteredResult = z.object({
  optionType: z.int(),
  homeAtBet: Score,
  awayAtBet: Score,
  outcome: z.enum(OUTCOME_NAMES),
})

const Count = z.int().check(z.gte(0), z.lte(999))
const ScoreLine = z.object({ kind: z.int(), period: z.int(), home: Count, away: Count })
export type TradingScore = z.output<typeof ScoreLine>

export const getTradingScores = defineStaffCall({
  name: 'trading/scores',
  permission: 'trading.read',
  summary: 'The score of a match that is over, in its shortest periods; empty where a sport does not add up',
  errors: FROM_PROVIDER,
  request: z.object({ matchId: MatchId }),
  response: z.object({ lines: z.array(z.extend(ScoreLine, { name: z.string() })) }),
})

/**
 * Results for options of one market, the true score, from which the markets of a match that is over follow, or, without
 * either, everything on it void.
 */
const act = {
  matchId: MatchId,
  scores: z.optional(z.array(ScoreLine).check(z.minLength(1), z.maxLength(60))),
  marketId: z.optional(MarketId),
  results: z.optional(z.array(EnteredResult).check(z.minLength(1), z.maxLength(200))),
}

const Ticket = z.object({
  orderId: z.string(),
  member: z.string(),
  currency: z.string(),
  stake: Amount,
  what: z.string(),
  odds: z.int(),
  legs: z.int(),
  /** What it returned and will return; null while it is open. */
  before: z.nullable(Amount),
  after: z.nullable(Amount),
})
export type PreviewTicket = z.output<typeof Ticket>

const Preview = z.object({
  /** Names exactly this preview: the act is refused when it no longer holds. */
  digest: z.string(),
  options: z.int(),
  tickets: z.int(),
  players: z.int(),
  sums: z.array(
    z.object({ currency: z.string(), tickets: z.int(), stake: Amount, before: Amount, after: Amount }),
  ),
  changes: z.array(Ticket),
  next: z.string(),
  /** Who asked for exactly this match or market already; empty while nobody did. */
  askedBy: z.string(),
})
export type TradingPreview = z.output<typeof Preview>

export const previewTrading = defineStaffCall({
  name: 'trading/preview',
  permission: 'trading.settle',
  summary:
    'What results by hand, or a void of the match, would do to every ticket and sum; nothing is changed',
  errors: FROM_PROVIDER,
  request: z.object({ ...act, after: z.optional(Cursor) }),
  response: Preview,
})

export const askTrading = defineStaffCall({
  name: 'trading/ask',
  permission: 'trading.settle',
  summary:
    'Asks a second trader for what was previewed; it is done when that one approves and the preview still holds',
  errors: [...FROM_PROVIDER, 'PREVIEW_CHANGED', 'APPROVAL_OPEN'],
  request: z.object({
    ...act,
    digest: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    reason: Reason,
  }),
  response: z.object({ approvalId: z.string() }),
})
