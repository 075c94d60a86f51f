import type { Draws } from '../draws.ts'

/** Hundredths: a local jackpot is won once for so much that is staked, on average. */
const STAKED_FOR_A_WIN = 50_000_000_000n

/** One of so many numbers wins for a stake in hundredths: a larger stake has as much more of a chance. */
export function jackpotChances(stake: bigint): number {
  const chances = stake > 0n ? STAKED_FOR_A_WIN / stake : STAKED_FOR_A_WIN
  // A draw is below 2^32.
  return Number(chances < 1n ? 1n : chances > 0xffff_ffffn ? 0xffff_ffffn : chances)
}

/** The number that a round draws for the jackpot after its spins, from the same stream: 0 wins. */
export const drawJackpot = (draws: Draws, stake: bigint): number => draws.below(jackpotChances(stake))
