/** Where crash and limbo end, in hundredths: 99 of 100 of what is fair, at least 1.00 and at most 1,000,000.00. */
export function burstPoint(bits52: bigint): number {
  const range = 2n ** 52n
  const point = (99n * range) / (range - bits52)
  const bounded = point < LEAST ? LEAST : point > MOST ? MOST : point
  return Number(bounded)
}

const LEAST = 100n
const MOST = 100_000_000n

/** The lowest point a player can aim at, in hundredths. */
export const LEAST_TARGET = 101
export const MOST_TARGET = Number(MOST)

/** A target below the point pays itself; what is above it is lost. */
export const reaches = (target: number, point: number) => target <= point

/** 0.99 for every target, but for the rest that the cut to hundredths leaves to the house. */
export function chanceToReach(target: number): number {
  // The point is at least `target` when 99 * 2^52 / (2^52 - x) is: when x is at least 2^52 * (1 - 99 / target).
  const range = 2n ** 52n
  const least = range - (99n * range) / BigInt(target)
  return Number(range - least) / Number(range)
}
