/** Chances of whole numbers: `weights[i]` belongs to `from + i`. They sum to 1. */
export type Pmf = { readonly from: number; readonly weights: Float64Array }

/** The joint distribution of a final score: home and away. */
export type Pairs = {
  each(visit: (home: number, away: number, chance: number) => void): void
  home(): Pmf
  away(): Pmf
  /** Home minus away. */
  margin(): Pmf
  /** Home plus away. */
  total(): Pmf
}

/** The joint distribution of two periods that follow each other, such as both halves. */
export type Split = {
  each(visit: (home1: number, away1: number, home2: number, away2: number, chance: number) => void): void
}
