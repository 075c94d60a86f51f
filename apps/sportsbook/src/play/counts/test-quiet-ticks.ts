import { startOf, WARM_UP_ROUNDS } from '../chance.ts'
import type { TickChances } from './rates.ts'
import type { Turn } from './periods/shape.ts'
import { acts } from './periods/shape.ts'

/** What the sides need to stay below for nothing to be counted, in the order in which `drawTick` draws. */
export function quietBelow(kinds: readonly TickChances[], turn: Turn, tick: number): Float64Array {
  const most = (chances: Float64Array, isActing: boolean) => (isActing ? (chances[0] ?? 0) : 1)
  return Float64Array.from(
    kinds.flatMap(({ home, away }) => [
      most(home, acts(turn, tick, 'home')),
      most(away, acts(turn, tick, 'away')),
    ]),
  )
}

/**
 * Whether nothing is counted with the luck of a step: the numbers of `chance.at(step)`, drawn in place. Most ticks of a
 * match are so, and nothing more need be known of them.
 */
export function isQuiet(
  words: readonly [number, number, number],
  step: number,
  below: Float64Array,
): boolean {
  let a = words[0] | 0
  let b = words[1] | 0
  let c = words[2] | 0
  let d = startOf(step) | 0
  for (let round = -WARM_UP_ROUNDS; round < below.length; round++) {
    const sum = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    if (round >= 0 && (sum >>> 0) / 2 ** 32 >= (below[round] ?? 0)) return false
  }
  return true
}
