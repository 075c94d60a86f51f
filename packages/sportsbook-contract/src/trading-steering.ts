import * as z from 'zod/mini'
import { defineProviderCall } from './define-provider-call.ts'
import { TRADING_BASE } from './trading.ts'
import { common, maybe, ShortText, TextId, Whole } from './wire-values.ts'

/** Ours: how the operator's traders move prices and stakes, as far as the provider lets them. */

const Move = z.object({
  /** Steps of the book's view of a match: towards the home side, and towards more goals or points. */
  edge: z.int(),
  pace: z.int(),
  /** Thousandths more or less than the usual margin. */
  margin: z.int(),
  /** Hundredths of the usual stakes. */
  stakes: z.int(),
})
export type Move = z.output<typeof Move>

/** The provider refuses what lies beyond. Margins of a league, a match and a market add up. */
export const MOVE_BOUNDS: Readonly<Record<keyof Move, { readonly least: number; readonly most: number }>> = {
  edge: { least: -10, most: 10 },
  pace: { least: -10, most: 10 },
  margin: { least: -10, most: 60 },
  stakes: { least: 5, most: 200 },
}

export const FACTOR_BOUNDS = { least: 1, most: 200 } as const

/** A league, a match, or one market of it with all its lines. */
const place = { leagueId: maybe(Whole), matchId: maybe(Whole), marketId: maybe(Whole) }

export const getSteering = defineProviderCall({
  path: `${TRADING_BASE}/steering`,
  access: 'operator',
  summary: 'How a match, its league and one of its markets were moved, and the margin that is taken now',
  request: z.object({ ...common, matchId: Whole, marketId: maybe(Whole) }),
  response: z.object({
    leagueId: z.int(),
    leagueName: z.string(),
    league: Move,
    match: Move,
    market: z.nullable(Move),
    /** Thousandths that the prices of the market sum to beyond one; null while it is not sold. */
    takenMargin: z.nullable(z.int()),
  }),
})

export const setMove = defineProviderCall({
  path: `${TRADING_BASE}/move`,
  access: 'operator',
  summary:
    'Moves prices of a match, margins of a league, a match or a market, or stakes of a league, within bounds; the same again changes nothing',
  request: z.object({
    ...common,
    ...place,
    edge: maybe(Whole),
    pace: maybe(Whole),
    margin: maybe(Whole),
    stakes: maybe(Whole),
  }),
  response: z.object({ before: Move, after: Move }),
})

const Factor = z.object({ percent: z.int(), cause: z.string() })

/** A player is named by an order, so that who trades needs to know nobody. */
export const getPlayerFactor = defineProviderCall({
  path: `${TRADING_BASE}/factor`,
  access: 'operator',
  summary: 'The part of the usual stakes that the player of an order may stake, and why',
  request: z.object({ ...common, orderId: TextId }),
  response: z.extend(Factor, { merchantUserId: z.string() }),
})

export const setPlayerFactor = defineProviderCall({
  path: `${TRADING_BASE}/set-factor`,
  access: 'operator',
  summary: 'Sets the part of the usual stakes that the player of an order may stake, with its cause',
  request: z.object({ ...common, orderId: TextId, percent: Whole, cause: ShortText }),
  response: z.object({ before: Factor, after: Factor }),
})
