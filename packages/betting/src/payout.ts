import type { Odds } from '@keo/units/odds'
import { legFactor, type LegResult } from './leg.ts'
import { commonRounding, type Rounding, roundOnce } from './rounding.ts'
import { rowFactor } from './series.ts'

export type Leg = {
  readonly odds: Odds
  readonly result: LegResult
  /** Where its market type has a rule of its own. */
  readonly rounding?: Rounding | undefined
}

export type Slip = {
  /** Smallest units, for each sub-bet. */
  readonly unitStake: bigint
  /** Legs of each sub-bet: 1 for a single, 0 for the full combination. */
  readonly legsEach: number
  readonly legs: readonly Leg[]
  /** Most that the slip may return, stake included; fixed when it was accepted. */
  readonly cap: bigint | null
}

/** What a slip returns: exact to the end, rounded once (down, unless its markets say otherwise), then capped. */
export function slipReturn({ unitStake, legsEach, legs, cap }: Slip): bigint {
  const factors = legs.map(({ result, odds }) => legFactor(result, odds))
  return capped(roundOnce(unitStake, rowFactor(factors, legsEach), commonRounding(legs)), cap)
}

/** What is left of a slip returns: a part of its whole stake, spread evenly over its sub-bets; rounded once. */
export function restReturn(
  slip: Omit<Slip, 'unitStake'> & { readonly rest: bigint; readonly subBets: number },
): bigint {
  const { top, bottom } = rowFactor(
    slip.legs.map(({ result, odds }) => legFactor(result, odds)),
    slip.legsEach,
  )
  const factor = { top, bottom: bottom * BigInt(slip.subBets) }
  return capped(roundOnce(slip.rest, factor, commonRounding(slip.legs)), slip.cap)
}

/** What a slip returns when every leg wins; what the cart shows at each keystroke. */
export function fullReturn(slip: Omit<Slip, 'legs'> & { readonly odds: readonly Odds[] }): bigint {
  return slipReturn({ ...slip, legs: slip.odds.map((odds) => ({ odds, result: { kind: 'won' } })) })
}

/** A slip whose every leg was void or pushed was never a bet: it earns nothing and counts for nothing. */
export function isVoid(legs: readonly Leg[]): boolean {
  return legs.every(({ result }) => result.kind === 'void' || result.kind === 'push')
}

function capped(amount: bigint, cap: bigint | null): bigint {
  return cap !== null && amount > cap ? cap : amount
}
