import type { Odds } from '@keo/units/odds'
import { type Fraction, NOTHING, ONE } from './fraction.ts'

/** How a leg ended. `void` covers everything that counts as never bet: abandoned, withdrawn, past its rule. */
export type LegResult =
  | { readonly kind: 'won' | 'lost' | 'push' | 'void' | 'halfWon' | 'halfLost' }
  /** Several share the places that pay: `places` of them are left for `sharers`. */
  | {
      readonly kind: 'deadHeat'
      readonly places: number
      readonly sharers: number
      readonly rule?: DeadHeatRule
    }

/** `divideStake` pays the price on a part of the stake; `divideProfit` keeps the stake whole. */
export type DeadHeatRule = 'divideStake' | 'divideProfit'

const UNIT = 1000n

/** What a leg multiplies its stake by. */
export function legFactor(result: LegResult, odds: Odds): Fraction {
  switch (result.kind) {
    case 'won':
      return { top: odds, bottom: UNIT }
    case 'lost':
      return NOTHING
    case 'push':
    case 'void':
      return ONE
    case 'halfWon':
      return { top: odds + UNIT, bottom: 2n * UNIT }
    case 'halfLost':
      return { top: 1n, bottom: 2n }
    case 'deadHeat':
      return sharedFactor(odds, BigInt(result.places), BigInt(result.sharers), result.rule ?? 'divideStake')
  }
}

function sharedFactor(odds: Odds, places: bigint, sharers: bigint, rule: DeadHeatRule): Fraction {
  const bottom = UNIT * sharers
  if (rule === 'divideStake') return { top: odds * places, bottom }
  return { top: bottom + (odds - UNIT) * places, bottom }
}
