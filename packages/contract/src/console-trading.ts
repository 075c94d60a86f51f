import * as z from 'zod/mini'
import { Amount } from './amounts.ts'
import { defineStaffCall } from './staff-call.ts'
import { At, Cursor } from './staff.ts'

/** What the traders see and do goes through the provider's own wire; without it the section says so. */
export const FROM_PROVIDER = ['TRADING_AWAY', 'TRADING_NONE', 'NOT_FOUND'] as const

export const TRADING_KINDS = ['live', 'coming', 'over'] as const
export const MARKET_STATES = ['open', 'suspended', 'held', 'closed'] as const

export const MatchId = z.int().check(z.gte(1))
export const MarketId = z.int().check(z.gte(1))
/** Whole dong; below zero the house loses. */
const House = z.int()

const TradingMarket = z.object({
  marketId: z.int(),
  name: z.string(),
  state: z.enum(MARKET_STATES),
  stake: House,
  worst: House,
  best: House,
  options: z.array(
    z.object({
      type: z.int(),
      name: z.string(),
      /** Thousandths; null while it is not sold. */
      odds: z.nullable(z.int()),
      stake: House,
      /** What the house has of the market when it wins. */
      house: House,
      /** What one slip may stake on it now, and what the book bears to lose on it; null while it is not sold. */
      stakeMost: z.nullable(House),
      bears: z.nullable(House),
    }),
  ),
})
export type TradingMarket = z.output<typeof TradingMarket>

const TradingMatch = z.object({
  matchId: z.int(),
  name: z.string(),
  leagueId: z.int(),
  leagueName: z.string(),
  startsAt: At,
  status: z.int(),
  isOver: z.boolean(),
  clockSeconds: z.nullable(z.int()),
  score: z.nullable(z.array(z.int())),
  stake: House,
  /** The worst ends of its markets together. */
  worst: House,
  isHeld: z.boolean(),
  heldMarkets: z.int(),
  /** Stopped with its league or with everything; null where it is not. */
  stop: z.nullable(z.enum(['league', 'all'])),
  /** The book itself stands still. */
  isSuspended: z.boolean(),
  main: z.array(TradingMarket),
})
export type TradingMatch = z.output<typeof TradingMatch>

export const listTradingMatches = defineStaffCall({
  name: 'trading/matches',
  permission: 'trading.read',
  background: true,
  summary: 'Matches with stake, exposure and worst end, the worst first; those that are over, the last first',
  errors: FROM_PROVIDER,
  request: z.object({ kind: z.enum(TRADING_KINDS), after: z.optional(Cursor) }),
  response: z.object({ total: z.int(), matches: z.array(TradingMatch), next: z.string() }),
})

export const getTradingMatch = defineStaffCall({
  name: 'trading/match',
  permission: 'trading.read',
  background: true,
  summary: 'One match with all its markets',
  errors: FROM_PROVIDER,
  request: z.object({ matchId: MatchId }),
  response: z.object({ match: TradingMatch, markets: z.array(TradingMarket) }),
})

const TickerBet = z.object({
  orderId: z.string(),
  /** Masked: traders need nobody's name. */
  member: z.string(),
  at: At,
  currency: z.string(),
  stake: Amount,
  legs: z.int(),
  what: z.string(),
  matchName: z.string(),
  matchId: z.int(),
  odds: z.int(),
  state: z.enum(['waiting', 'taken', 'refused', 'cancelled', 'settled']),
  /** The provider's number of why it was refused; 0 where it was not. */
  refusal: z.int(),
  /** Hundredths of everybody's stakes that the player may stake. */
  factor: z.int(),
  /** What stands out beside the player's other open bets. */
  marks: z.array(z.enum(['correlated', 'arbitrage'])),
})
export type TickerBet = z.output<typeof TickerBet>

export const listTradingBets = defineStaffCall({
  name: 'trading/bets',
  permission: 'trading.read',
  background: true,
  summary: 'The latest bets, newest first, without names',
  errors: FROM_PROVIDER,
  request: z.object({
    matchId: z.optional(MatchId),
    /** Whole thousands of dong. */
    stakeLeast: z.optional(z.int().check(z.gte(0))),
    after: z.optional(Cursor),
  }),
  response: z.object({ bets: z.array(TickerBet), next: z.string() }),
})

export const getTradingFigures = defineStaffCall({
  name: 'trading/figures',
  permission: 'trading.read',
  background: true,
  summary: 'What the book bears, what is open, and how the bets of the last hour were answered',
  errors: FROM_PROVIDER,
  request: z.object({}),
  response: z.object({
    stake: House,
    worst: House,
    openOrders: z.int(),
    openReservations: z.int(),
    openCashOuts: z.int(),
    waitingCashOuts: z.int(),
    messagesWaiting: z.int(),
    accepted: z.int(),
    refused: z.array(z.object({ reason: z.int(), count: z.int() })),
    answerMs: z.nullable(z.int()),
    answerMsSlow: z.nullable(z.int()),
  }),
})

const place = z.object({
  matchId: MatchId,
  /** Without one the whole match. */
  marketId: z.optional(MarketId),
})

export const suspendBetting = defineStaffCall({
  name: 'trading/suspend',
  permission: 'trading.suspend',
  summary: 'No bet is taken on a match, or on one of its markets, until it is reopened',
  errors: FROM_PROVIDER,
  request: place,
  response: z.object({}),
})

export const reopenBetting = defineStaffCall({
  name: 'trading/reopen',
  permission: 'trading.suspend',
  summary: 'Bets are taken again where a trader suspended them',
  errors: FROM_PROVIDER,
  request: place,
  response: z.object({}),
})
