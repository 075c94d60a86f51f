import { slipReturn } from '@keo/betting/payout'
import type { Odds } from '@keo/units/odds'
import type { LineResult } from './line-verdict.ts'

/** What a practice stake of whole units returns, by the same reckoning as a real one. */
export function lineReturn(stake: number, odds: Odds, result: LineResult | 'void'): number {
  const slip = { legsEach: 1, legs: [{ odds, result: { kind: result } }], cap: null }
  return Number(slipReturn({ ...slip, unitStake: BigInt(stake) }))
}
