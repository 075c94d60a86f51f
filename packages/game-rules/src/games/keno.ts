import type { Draws } from '../draws.ts'
import { combinations, LOST, type Multiplier, returnOf, times } from '../multiplier.ts'

const NUMBERS = 40
const DRAWN = 10

/** Pays by hits from none, for one to ten picks. */
const PAYS: readonly (readonly number[])[] = [
  [0, 3.96],
  [0, 1.9, 4.5],
  [0, 1, 3.1, 10.4],
  [0, 0.8, 1.8, 5, 22.5],
  [0, 0.25, 1.4, 4.1, 16.5, 36],
  [0, 0, 1, 3.68, 7, 16.5, 40],
  [0, 0, 0.47, 3, 4.5, 14, 31, 60],
  [0, 0, 0, 2.2, 4, 13, 22, 55, 70],
  [0, 0, 0, 1.55, 3, 8, 15, 44, 60, 85],
  [0, 0, 0, 1.4, 2.25, 4.5, 8, 17, 50, 80, 100],
]

/** One to ten different numbers of 1 to 40. */
export function areKenoPicks(picks: readonly number[]): boolean {
  if (picks.length < 1 || picks.length > DRAWN || new Set(picks).size !== picks.length) return false
  return picks.every((pick) => Number.isInteger(pick) && pick >= 1 && pick <= NUMBERS)
}

export const drawKeno = (draws: Draws) => draws.take(NUMBERS, DRAWN).map((index) => index + 1)

export const kenoHits = (picks: readonly number[], drawn: readonly number[]) =>
  picks.filter((pick) => drawn.includes(pick)).length

export const kenoMultiplier = (picks: number, hits: number): Multiplier => {
  const printed = PAYS[picks - 1]?.[hits]
  return printed === undefined ? LOST : times(printed)
}

export function kenoReturn(picks: number): number {
  const all = Number(combinations(NUMBERS, DRAWN))
  return returnOf(
    Array.from({ length: picks + 1 }, (_, hits) => [
      Number(combinations(picks, hits) * combinations(NUMBERS - picks, DRAWN - hits)) / all,
      kenoMultiplier(picks, hits),
    ]),
  )
}
