import type { Chance } from '../play/chance.ts'
import { driftAt } from './drift.ts'

/** Paths of the drift are numbered from 1 by runner; the draws of the winner stand before them. */
const WINNER_DRAWS = 0
/** How much is known at the end: the square of signal over noise. */
const INFORMATION = 3.5
const DEAD_HEAT = { winner: 0.01, scorer: 0.3 }

/** Drawn once, by the chances everybody starts with. */
export function drawWinners(
  start: readonly number[],
  kind: keyof typeof DEAD_HEAT,
  chance: Chance,
): readonly [number] | readonly [number, number] {
  const random = chance.at(WINNER_DRAWS)
  const [luck, deadHeat, second] = [random(), random(), random()]
  const first = pick(start, luck)
  if (deadHeat >= DEAD_HEAT[kind]) return [first]
  const others = start.map((share, index) => (index === first ? 0 : share))
  return [first, pick(others, second * (1 - (start[first] ?? 0)))]
}

/**
 * What an observer believes who sees, for every runner, a noisy sign of whether it is the one. This belief is fair: at
 * any moment a runner believed to win with one chance in five does win one time in five.
 */
export function believe(
  start: readonly number[],
  winner: number,
  { chance, share }: { chance: Chance; share: number },
): number[] {
  const strength = Math.sqrt(INFORMATION)
  const weights = start.map((prior, index) => {
    const sign = (index === winner ? strength * share : 0) + driftAt(chance, index + 1, share)
    return prior * Math.exp(strength * sign)
  })
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => weight / total)
}

/**
 * What share of the win each runner can expect: one who wins alone has all of it, two in a dead heat have half each.
 * The second of a dead heat is drawn by the chances of the start, whatever has been seen since.
 */
export function winShares(
  belief: readonly number[],
  start: readonly number[],
  kind: keyof typeof DEAD_HEAT,
): number[] {
  const half = DEAD_HEAT[kind] / 2
  // What every runner would get as the second, itself as the first included.
  const asSecond = belief.reduce((sum, chance, index) => sum + chance / (1 - (start[index] ?? 0)), 0)
  return belief.map((chance, index) => {
    const own = start[index] ?? 0
    return chance * (1 - half) + half * own * (asSecond - chance / (1 - own))
  })
}

function pick(shares: readonly number[], luck: number): number {
  let reached = 0
  for (const [index, share] of shares.entries()) {
    reached += share
    if (share > 0 && luck < reached) return index
  }
  return shares.findLastIndex((share) => share > 0)
}
