import { expectedCost } from '@keo/betting/expected-cost'
import type { StakeLine } from '../cart/stake-lines.ts'

/** Null while what a price is worth is not known of every leg. */
export function costOfSlip(staked: readonly StakeLine[], worths: ReadonlyMap<string, number>): bigint | null {
  let sum = 0n
  for (const { stake, legs, legsEach } of staked) {
    const known = legs.flatMap(({ id }) => worths.get(id) ?? [])
    if (!stake || known.length < legs.length) return null
    sum += expectedCost({ unitStake: stake.minor, legsEach, worths: known })
  }
  return sum
}
