import type { PlayedSums } from '../../games/index.ts'

export type MeasuredReturn = { readonly measured: number; readonly error: number }

/** Fewer rounds tell nothing of how far chance leads. */
const ROUNDS_LEAST = 30
const TEN_THOUSANDTHS = 10_000

/**
 * What came back of what was staked, and its standard error from the rounds themselves: that of a ratio of two sums, each
 * round's distance being what it returned less what it would have at the measured return.
 */
export function measuredReturn(sums: PlayedSums | undefined): MeasuredReturn | null {
  if (!sums || sums.rounds < ROUNDS_LEAST || sums.staked === 0n) return null
  const staked = Number(sums.staked)
  const ratio = Number(sums.returned) / staked
  const spread = sums.returnedSquares - 2 * ratio * sums.products + ratio * ratio * sums.stakedSquares
  const part = sums.rounds / (sums.rounds - 1)
  return {
    measured: ratio * TEN_THOUSANDTHS,
    error: (Math.sqrt(Math.max(0, spread) * part) / staked) * TEN_THOUSANDTHS,
  }
}

/** Whether it lies farther outside of what is stated than so many standard errors. */
export function isOutside(
  { measured, error }: MeasuredReturn,
  stated: { readonly least: number; readonly most: number },
  errors: number,
): boolean {
  const distance = measured < stated.least ? stated.least - measured : measured - stated.most
  return distance > errors * error
}
