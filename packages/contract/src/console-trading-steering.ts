import * as z from 'zod/mini'
import { FROM_PROVIDER, MarketId, MatchId } from './console-trading.ts'
import { defineStaffCall } from './staff-call.ts'
import { Reason } from './staff.ts'

/** How traders move prices and stakes. The provider says how far; beyond that it refuses. */

const Steps = z.int().check(z.gte(-1000), z.lte(1000))
const OrderNo = z.string().check(z.regex(/^\w{1,64}$/))

const Move = z.object({
  /** Steps towards the home side, and towards more goals or points: every market of the match follows. */
  edge: z.int(),
  pace: z.int(),
  /** Thousandths more or less than the usual margin. */
  margin: z.int(),
  /** Hundredths of the usual stakes. */
  stakes: z.int(),
})
export type TradingMove = z.output<typeof Move>

const Bound = z.object({ least: z.int(), most: z.int() })

export const getTradingSteering = defineStaffCall({
  name: 'trading/steering',
  permission: 'trading.read',
  background: true,
  summary: 'How a match, its league and one of its markets were moved, and how far they may be',
  errors: FROM_PROVIDER,
  request: z.object({ matchId: MatchId, marketId: z.optional(MarketId) }),
  response: z.object({
    leagueId: z.int(),
    leagueName: z.string(),
    league: Move,
    match: Move,
    market: z.nullable(Move),
    /** Thousandths that the prices of the market sum to beyond one; null while it is not sold. */
    takenMargin: z.nullable(z.int()),
    bounds: z.object({ edge: Bound, pace: Bound, margin: Bound, stakes: Bound }),
    /** Who asked for other stakes of the league; empty while nobody did. */
    askedBy: z.string(),
  }),
})
export type TradingSteering = z.output<(typeof getTradingSteering)['response']>

export const moveTrading = defineStaffCall({
  name: 'trading/move',
  permission: 'trading.move',
  summary: 'Moves prices of a match, or the margin of a match, a market or a league, within the bounds',
  errors: [...FROM_PROVIDER, 'INVALID_INPUT'],
  request: z.object({
    /** One of them. */
    matchId: z.optional(MatchId),
    marketId: z.optional(MarketId),
    leagueId: z.optional(MatchId),
    edge: z.optional(Steps),
    pace: z.optional(Steps),
    margin: z.optional(Steps),
  }),
  response: z.object({ before: Move, after: Move }),
})

export const askLeagueStakes = defineStaffCall({
  name: 'trading/ask-stakes',
  permission: 'trading.limit',
  summary: 'Asks a second person for other stakes on the league of a match',
  errors: [...FROM_PROVIDER, 'INVALID_INPUT', 'APPROVAL_OPEN'],
  request: z.object({ matchId: MatchId, stakes: Steps, reason: Reason }),
  response: z.object({ approvalId: z.string() }),
})

export const getBettorFactor = defineStaffCall({
  name: 'trading/factor',
  permission: 'trading.read',
  summary: 'The part of the usual stakes that the player of a bet may stake, and why',
  errors: FROM_PROVIDER,
  request: z.object({ orderId: OrderNo }),
  response: z.object({
    member: z.string(),
    percent: z.int(),
    cause: z.string(),
    bounds: Bound,
    askedBy: z.string(),
  }),
})

export const askBettorFactor = defineStaffCall({
  name: 'trading/ask-factor',
  permission: 'trading.limit',
  summary: 'Asks a second person for another factor of the player of a bet; the reason becomes its cause',
  errors: [...FROM_PROVIDER, 'INVALID_INPUT', 'APPROVAL_OPEN'],
  request: z.object({ orderId: OrderNo, percent: Steps, reason: Reason }),
  response: z.object({ approvalId: z.string() }),
})
