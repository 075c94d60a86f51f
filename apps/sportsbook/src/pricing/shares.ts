import { OUTCOME } from '@keo/sportsbook-contract/match-enums'
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
  if (grade.distance) return sharesByDistance(samples, grade.distance, option, line)
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

/** Of each distribution the chances up to every place, however many lines need them. */
const RUNNING = new WeakMap<ArrayLike<number>, Float64Array>()

function runningSums({ size, chance }: Samples): Float64Array {
  const known = RUNNING.get(chance)
  if (known) return known
  const sums = new Float64Array(size + 1)
  for (let i = 0; i < size; i++) sums[i + 1] = (sums[i] ?? 0) + (chance[i] ?? 0)
  RUNNING.set(chance, sums)
  return sums
}

/** Values ascend, and the line has at most one of them within a quarter of itself. */
function sharesByDistance(
  samples: Samples,
  { high, sign }: NonNullable<Grade['distance']>,
  option: number,
  line: number,
): Shares {
  const sums = runningSums(samples)
  const near = firstFrom(samples, (-sign * line - 1) / 4)
  const over = firstFrom(samples, (-sign * line + 2) / 4)
  const [low, beyond] = [sums[near] ?? 0, (sums[samples.size] ?? 0) - (sums[over] ?? 0)]
  const [won, lost] = option === high ? [beyond, low] : [low, beyond]
  const between = over > near ? (samples.chance[near] ?? 0) : 0
  const ahead = over > near ? 4 * (samples.a[near] ?? 0) + sign * line : 0
  const isHalfWon = option === high ? ahead > 0 : ahead < 0
  return {
    won,
    lost,
    push: ahead === 0 ? between : 0,
    halfWon: ahead !== 0 && isHalfWon ? between : 0,
    halfLost: ahead !== 0 && !isHalfWon ? between : 0,
  }
}

/** The place of the first value that is at least so high. */
function firstFrom({ size, a }: Samples, least: number): number {
  let [from, to] = [0, size]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((a[middle] ?? 0) < least) from = middle + 1
    else to = middle
  }
  return from
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

/** The part of a stake that is won with or lost, on average: the rest comes back as it was. */
export const decidedShare = ({ push, halfWon, halfLost }: Shares): number =>
  1 - push - (halfWon + halfLost) / 2

/** What a stake of 1 brings back on average. */
export function expectedReturn(shares: Shares, odds: number): number {
  return shares.won * odds + (shares.halfWon * (odds + 1)) / 2 + shares.push + shares.halfLost / 2
}
