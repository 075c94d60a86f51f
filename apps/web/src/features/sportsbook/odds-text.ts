import { type Odds, oddsText as exactText } from '@keo/units/odds'

const THOUSAND = 1000

/** Decimal odds of the wire in the player's format (SPT-07). */
export function oddsText(odds: number, format: number): string {
  return exactText(BigInt(Math.round(odds * THOUSAND)) as Odds, format)
}
