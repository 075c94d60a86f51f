import { roundOnce } from './rounding.ts'
import { rowFactor } from './series.ts'
import { ONE } from './fraction.ts'

type Priced = {
  /** Smallest units, for each sub-bet. */
  readonly unitStake: bigint
  /** Legs of each sub-bet: 1 for a single, 0 for the full combination. */
  readonly legsEach: number
  /** What each leg brings back on average of what is staked on it, in millionths. Legs are of different matches. */
  readonly worths: readonly number[]
}

const MILLION = 1_000_000n

/** What a bet costs on average: its stakes without what they bring back. Exact to the end, rounded once to the nearest. */
export function expectedCost({ unitStake, legsEach, worths }: Priced): bigint {
  const brought = rowFactor(
    worths.map((worth) => ({ top: BigInt(worth), bottom: MILLION })),
    legsEach,
  )
  const staked = rowFactor(
    worths.map(() => ONE),
    legsEach,
  )
  const kept = {
    top: staked.top * brought.bottom - brought.top * staked.bottom,
    bottom: staked.bottom * brought.bottom,
  }
  return roundOnce(unitStake, kept, { mode: 'nearest', step: 1n })
}
