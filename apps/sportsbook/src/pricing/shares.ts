import { OUTCOME } from './quote.ts'
import type { Samples } from './samples.ts'
import type { Grade } from './template.ts'

/** Chances of each way an option can end. They sum to 1. */
export type Shares = {
  readonly won: number
  readonly halfWon: number
  readonly push: number
  readonly halfLost: number
  readonly lost: number
}

export function sharesOf(samples: Samples, grade: Grade, option: number, line: number): Shares {
  const { size, a, b, chance } = samples
  // Counted by the provider's outcome numbers, the highest of which is 7.
  const sums = [0, 0, 0, 0, 0, 0, 0, 0]
  for (let i = 0; i < size; i++) {
    const outcome = grade(option, line, a[i] ?? 0, b[i] ?? 0)
    sums[outcome] = (sums[outcome] ?? 0) + (chance[i] ?? 0)
  }
  const of = (outcome: number) => sums[outcome] ?? 0
  return {
    won: of(OUTCOME.won),
    halfWon: of(OUTCOME.halfWon),
    push: of(OUTCOME.push),
    halfLost: of(OUTCOME.halfLost),
    lost: of(OUTCOME.lost),
  }
}

/** Option numbers end below this. */
const OPTIONS = 1024

/** Used again for every market: it must be read before the next one is reckoned. */
const chances = new Float64Array(OPTIONS)

/** The chances of a market in which exactly one option wins, by option number; good until the next call. */
export function winnersOf(
  { size, a, b, chance }: Samples,
  winning: NonNullable<Grade['winning']>,
  line: number,
): Float64Array {
  chances.fill(0)
  for (let i = 0; i < size; i++) {
    const option = winning(a[i] ?? 0, b[i] ?? 0, line)
    chances[option] = (chances[option] ?? 0) + (chance[i] ?? 0)
  }
  return chances
}

/** 1 / the price at which the expected return is the stake; null when the stake is sure to come back. */
export function fairShare(shares: Shares): number | null {
  const forIt = shares.won + shares.halfWon / 2
  const against = shares.lost + shares.halfLost / 2
  return forIt + against > 0 ? forIt / (forIt + against) : null
}

/** What a stake of 1 brings back on average. */
export function expectedReturn(shares: Shares, odds: number): number {
  return shares.won * odds + (shares.halfWon * (odds + 1)) / 2 + shares.push + shares.halfLost / 2
}
