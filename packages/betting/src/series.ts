import { type Fraction, NOTHING, ONE, plus, times } from './fraction.ts'

/** Every combination of two legs and more in one row. */
export const FULL_COMBINATION = 0

/** A row of stakes over the same legs: sub-bets of so many legs each, or the full combination. */
export type SeriesRow = { readonly legsEach: number; readonly subBets: number }

/** The rows that so many legs can be bet in: doubles, trebles and so on, and from three legs on all of them together. */
export function seriesRows(legs: number): SeriesRow[] {
  if (legs < 2) return []
  const rows: SeriesRow[] = []
  for (let legsEach = 2; legsEach <= legs; legsEach++)
    rows.push({ legsEach, subBets: choose(legs, legsEach) })
  if (legs >= 3) rows.push({ legsEach: FULL_COMBINATION, subBets: 2 ** legs - legs - 1 })
  return rows
}

/** Undefined when so many legs have no such row. */
export function subBetsOf(legs: number, legsEach: number): number | undefined {
  return seriesRows(legs).find((row) => row.legsEach === legsEach)?.subBets
}

/**
 * The sum, over the sub-bets of a row, of the product of their factors. One pass over the legs keeps the sums for
 * every size at once, so ten legs in 1,013 sub-bets cost a hundred steps. A single is a row of one leg each.
 */
export function rowFactor(legFactors: readonly Fraction[], legsEach: number): Fraction {
  const sums: Fraction[] = [ONE, ...legFactors.map(() => NOTHING)]
  legFactors.forEach((factor, index) => {
    for (let size = index + 1; size >= 1; size--) {
      sums[size] = plus(sums[size] ?? NOTHING, times(sums[size - 1] ?? NOTHING, factor))
    }
  })
  if (legsEach !== FULL_COMBINATION) return sums[legsEach] ?? NOTHING
  return sums.slice(2).reduce(plus, NOTHING)
}

function choose(from: number, take: number): number {
  let ways = 1
  for (let step = 1; step <= take; step++) ways = (ways * (from - take + step)) / step
  return ways
}
