import type { Draws } from '@keo/game-rules/draws'

const RANGE = 2n ** 52n

/**
 * Draws whose first values are told: the sandbox forces a result with them. `take` gets its numbers from the list as they
 * are, `bits52` gets the point it ends at in hundredths. What the list does not hold comes from the seeds.
 */
export function forcedDraws(forced: readonly number[], real: Draws): Draws {
  const left = [...forced]
  return {
    below(n) {
      const value = left.shift()
      return value === undefined ? real.below(n) : Math.abs(Math.trunc(value)) % n
    },
    take(size, count) {
      const told = [...new Set(left.splice(0, count).map((value) => Math.abs(Math.trunc(value)) % size))]
      const others = real.take(size, size).filter((value) => !told.includes(value))
      return [...told, ...others].slice(0, count)
    },
    bits52() {
      const point = left.shift()
      return point === undefined
        ? real.bits52()
        : RANGE - (99n * RANGE) / BigInt(Math.max(99, Math.trunc(point)))
    },
  }
}
