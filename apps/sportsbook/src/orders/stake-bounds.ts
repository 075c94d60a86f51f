import type { StakeBound } from '@keo/sportsbook-contract/bet-rules'
import { DAY_STAKE_MOST, type Limits } from '../pricing/limits.ts'

/** What one bound alone would allow, in thousands of dong. */
export type Bound = { readonly bound: StakeBound; readonly most: number }

/** What a player has bound already, in thousands of dong. */
type Held = {
  readonly day: number
  readonly market: number
  readonly match: number
  readonly matchWin: number
}

/** Of the book: a market, its price, what others have bet, and where this player may stake another part of it. */
export function bookBounds(everybody: Limits, own: Limits): Bound[] {
  const ofPlayer: Bound = { bound: 'player', most: own.most }
  // Whoever may stake more than everybody is bound by that alone.
  if (own.most > everybody.most) return [ofPlayer]
  const { full, byPrice, most } = everybody
  return [
    { bound: 'market', most: full },
    ...(byPrice < full ? [{ bound: 'price' as const, most: byPrice }] : []),
    ...(most < byPrice ? [{ bound: 'taken' as const, most }] : []),
    ...(own.most < most ? [ofPlayer] : []),
  ]
}

/** What the player's open bets leave, for each sub-bet of a bet at these odds (thousandths). */
export function leftBounds(
  own: Limits,
  held: Held,
  { odds, subBets }: { odds: number; subBets: number },
): Bound[] {
  const left = (most: number, used: number): number => Math.floor(Math.max(0, most - used) / subBets)
  const win = left(own.matchWin, held.matchWin)
  return [
    { bound: 'marketLeft', most: left(own.marketStake, held.market) },
    { bound: 'matchLeft', most: left(own.matchStake, held.match) },
    ...(odds > 1000 ? [{ bound: 'winLeft' as const, most: Math.floor((win * 1000) / (odds - 1000)) }] : []),
    { bound: 'dayLeft', most: left(DAY_STAKE_MOST, held.day) },
  ]
}

/** Of several legs each bound is that of the tightest; in the order in which they came. */
export function tightest(bounds: readonly Bound[]): Bound[] {
  const found = new Map<StakeBound, Bound>()
  for (const bound of bounds) {
    const before = found.get(bound.bound)
    if (!before || bound.most < before.most) found.set(bound.bound, bound)
  }
  return [...found.values()]
}
