/** What comes back for a stake of 1, in ten-thousandths, stake included. 0 is a lost bet. */
export type Multiplier = number

export const MULTIPLIER_SCALE = 10_000

export const LOST: Multiplier = 0

/** A multiplier from what a table prints, such as 5.6 or 1.98. */
export const times = (printed: number): Multiplier => Math.round(printed * MULTIPLIER_SCALE)

/** A multiplier of exactly `top / bottom`, cut after its fourth decimal. */
export function timesFraction(top: bigint, bottom: bigint): Multiplier {
  return Number((top * BigInt(MULTIPLIER_SCALE)) / bottom)
}

/** What a stake brings back, in the smallest unit of its currency; the rest below that unit is cut. */
export function payoutOf(stake: bigint, multiplier: Multiplier): bigint {
  return (stake * BigInt(multiplier)) / BigInt(MULTIPLIER_SCALE)
}

/** The return to player when each of the multipliers comes with its chance. */
export function returnOf(chances: Iterable<readonly [chance: number, multiplier: Multiplier]>): number {
  let sum = 0
  for (const [chance, multiplier] of chances) sum += chance * multiplier
  return sum / MULTIPLIER_SCALE
}

/** The number of ways to choose `k` of `n`. */
export function combinations(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n
  let result = 1n
  for (let step = 1; step <= k; step += 1) result = (result * BigInt(n - k + step)) / BigInt(step)
  return result
}
