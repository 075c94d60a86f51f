import type { Odds } from '@keo/units/odds'
import { type Fraction, ONE, times } from './fraction.ts'

/** The product of the odds as a screen shows it: two decimals, cut. Nothing is ever computed from it. */
export function combinedOddsText(odds: readonly Odds[]): string {
  const product = odds.reduce<Fraction>((all, each) => times(all, { top: each, bottom: 1000n }), ONE)
  const digits = ((product.top * 100n) / product.bottom).toString().padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
