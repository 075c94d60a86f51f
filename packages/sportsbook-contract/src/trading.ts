import * as z from 'zod/mini'
import { defineProviderCall } from './define-provider-call.ts'
import { common, Flag, maybe, TextId, Whole } from './wire-values.ts'

/**
 * Ours: how the operator's traders watch and steer the book. A provider without traders for hire does not know these
 * calls and answers so. Stakes, wins and results of the house are whole thousands of dong; amounts of an order are text
 * in its own currency.
 */

export const TRADING_BASE = '/x/v1/operator/trading'

export const TRADED_KINDS = ['live', 'coming', 'over'] as const
export type TradedKind = (typeof TRADED_KINDS)[number]

/** `held` is a trader's doing, `suspended` the book's own; `closed` is sold no more. */
export const SALE_STATES = ['open', 'suspended', 'held', 'closed'] as const

/** What stands out of a bet beside the player's other open ones. */
export const BET_MARKS = ['correlated', 'arbitrage'] as const
export type BetMark = (typeof BET_MARKS)[number]

const TradedMarket = z.object({
  marketId: z.int(),
  name: z.string(),
  state: z.enum(SALE_STATES),
  /** With accumulators: each of their legs counts whole, as the limits of the book do. */
  stake: z.int(),
  /** What the house has of it at the worst and at the best end. */
  worst: z.int(),
  best: z.int(),
  options: z.array(
    z.object({
      type: z.int(),
      name: z.string(),
      /** Thousandths; null while it is not sold. */
      odds: z.nullable(z.int()),
      stake: z.int(),
      /** What the house has of the market when this option wins. */
      house: z.int(),
      /** What one slip may stake on it now, and what the book bears to lose on it; null while it is not sold. */
      stakeMost: z.nullable(z.int()),
      bears: z.nullable(z.int()),
    }),
  ),
})
export type TradedMarket = z.output<typeof TradedMarket>

const TradedMatch = z.object({
  matchId: z.int(),
  sportId: z.int(),
  name: z.string(),
  leagueId: z.int(),
  leagueName: z.string(),
  startsAt: z.int(),
  status: z.int(),
  isOver: z.boolean(),
  clockSeconds: z.nullable(z.int()),
  score: z.nullable(z.array(z.int())),
  stake: z.int(),
  /** The worst ends of all its markets together. */
  worst: z.int(),
  isHeld: z.boolean(),
  heldMarkets: z.int(),
  /** Stopped with its league or with everything; null where it is not. */
  stop: z.nullable(z.enum(['league', 'all'])),
  /** Why betting stands still by itself; null while it does not. */
  cause: z.nullable(z.int()),
  main: z.array(TradedMarket),
})
export type TradedMatch = z.output<typeof TradedMatch>

export const listTradedMatches = defineProviderCall({
  path: `${TRADING_BASE}/matches`,
  access: 'operator',
  summary:
    'Matches with what is at stake on them: those with the worst end first, of matches that are over the last first',
  request: z.object({ ...common, kind: z.enum(TRADED_KINDS), offset: maybe(Whole.check(z.minimum(0))) }),
  response: z.object({ total: z.int(), next: z.nullable(z.int()), matches: z.array(TradedMatch) }),
})

export const getTradedMatch = defineProviderCall({
  path: `${TRADING_BASE}/match`,
  access: 'operator',
  summary: 'One match with every market that is sold or bet on',
  request: z.object({ ...common, matchId: Whole }),
  response: z.object({ match: TradedMatch, markets: z.array(TradedMarket) }),
})

export const setBettingHold = defineProviderCall({
  path: `${TRADING_BASE}/hold`,
  access: 'operator',
  summary:
    'A trader suspends betting on a match or on one market of it, until it is reopened; the same again changes nothing',
  request: z.object({ ...common, matchId: Whole, marketId: maybe(Whole), isHeld: Flag }),
  response: z.object({ isHeld: z.boolean(), wasHeld: z.boolean() }),
})

export const listTicker = defineProviderCall({
  path: `${TRADING_BASE}/ticker`,
  access: 'operator',
  summary: 'The latest bets of everybody, newest first',
  request: z.object({
    ...common,
    matchId: maybe(Whole),
    /** Thousands of dong. */
    stakeLeast: maybe(Whole),
    before: maybe(TextId),
  }),
  response: z.object({
    bets: z.array(
      z.object({
        orderId: z.string(),
        merchantUserId: z.string(),
        at: z.int(),
        currencyId: z.int(),
        stake: z.string(),
        legs: z.int(),
        /** Of the first leg; empty where the world has forgotten it. */
        what: z.string(),
        matchName: z.string(),
        matchId: z.int(),
        odds: z.int(),
        status: z.int(),
        /** Why it was rejected; 0 where it was not. */
        rejection: z.int(),
        /** Hundredths of everybody's stakes that the player may stake. */
        factor: z.int(),
        marks: z.array(z.enum(BET_MARKS)),
      }),
    ),
    next: z.nullable(z.string()),
  }),
})

export const getTradingFigures = defineProviderCall({
  path: `${TRADING_BASE}/figures`,
  access: 'operator',
  summary: 'What the book bears, how the bets of the last hour were answered, and what is open',
  request: z.object(common),
  response: z.object({
    stake: z.int(),
    worst: z.int(),
    openOrders: z.int(),
    openReservations: z.int(),
    openCashOuts: z.int(),
    waitingCashOuts: z.int(),
    messagesWaiting: z.int(),
    /** Of the last hour. */
    accepted: z.int(),
    rejected: z.array(z.object({ reason: z.int(), count: z.int() })),
    /** From the slip to its answer: the middle one, and the slowest but one in twenty. */
    answerMs: z.nullable(z.int()),
    answerMsSlow: z.nullable(z.int()),
  }),
})
