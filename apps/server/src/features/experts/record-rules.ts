import { type ExpertRecord, LAST_RESULTS, type PlanResult, SAMPLE_MIN } from '@keo/contract/experts'
import type { Instant } from '@keo/units/instants'
import { UNIT } from './plan-rules.ts'

/** A plan that ended; lists of them are in the order of their kick-offs. */
export type Settled = {
  readonly result: PlanResult
  /** Millionths of the one unit. */
  readonly returned: bigint
  /** Of the moment of writing, in thousandths. */
  readonly price: bigint
  readonly at: Instant
}

/** Of the normal distribution, for 95 of 100. */
const Z = 1.96
const PER_MILLE = 1000
const THOUSANDTH = 1000n

/** Between which shares the true one lies, by Wilson's score interval. Of nothing, anything. */
export function wilson(hits: number, tries: number): { low: number; high: number } {
  if (tries === 0) return { low: 0, high: 1 }
  const [share, square] = [hits / tries, Z * Z]
  const middle = share + square / (2 * tries)
  const spread = Z * Math.sqrt((share * (1 - share)) / tries + square / (4 * tries * tries))
  const whole = 1 + square / tries
  return { low: Math.max(0, (middle - spread) / whole), high: Math.min(1, (middle + spread) / whole) }
}

const perMille = (share: number): number => Math.round(share * PER_MILLE)
const average = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, each) => sum + each, 0) / values.length

/** The share of hits at which such prices bring nothing. */
export const breakEvenOf = (prices: readonly bigint[]): number =>
  perMille(average(prices.map((price) => PER_MILLE / Number(price))))

export function longestRun(results: readonly PlanResult[], of: 'won' | 'lost'): number {
  let [run, longest] = [0, 0]
  for (const result of results) {
    if (result === 'push' || result === 'void') continue
    run = result === of ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return longest
}

/** Won in a row up to the end; what brought neither gain nor loss ends nothing. */
function runAtEnd(results: readonly PlanResult[]): number {
  const decided = results.filter((result) => result === 'won' || result === 'lost')
  const lastLoss = decided.lastIndexOf('lost')
  return decided.length - 1 - lastLoss
}

/** Rounded towards nothing, so that a gain is never told too high. */
export const profitOf = (returned: bigint): number => Number((returned - UNIT) / THOUSANDTH)

/** From all settled plans, also the lost ones. */
export function recordOf(settled: readonly Settled[]): ExpertRecord {
  const counted = settled.filter(({ result }) => result !== 'void')
  const results = counted.map(({ result }) => result)
  const won = results.filter((result) => result === 'won').length
  const lost = results.filter((result) => result === 'lost').length
  const { low, high } = wilson(won, won + lost)
  const prices = counted.map(({ price }) => price)
  const profit = counted.reduce((sum, { returned }) => sum + returned - UNIT, 0n)
  return {
    plans: counted.length,
    won,
    lost,
    voided: settled.length - counted.length,
    hitRate: won + lost === 0 ? null : perMille(won / (won + lost)),
    low: Math.floor(low * PER_MILLE),
    high: Math.ceil(high * PER_MILLE),
    breakEven: breakEvenOf(prices),
    averagePrice: Math.floor(average(prices.map(Number))),
    profit: Number(profit / THOUSANDTH),
    longestLosingRun: longestRun(results, 'lost'),
    winningRun: runAtEnd(results),
    isSmall: won + lost < SAMPLE_MIN,
  }
}

export const lastResultsOf = (settled: readonly Settled[]): PlanResult[] =>
  settled
    .map(({ result }) => result)
    .filter((result) => result !== 'void')
    .slice(-LAST_RESULTS)

/** Best first: how much of what its prices need a rate surely reaches. A few lucky plans prove little, none prove nothing. */
export function byProof(a: ExpertRecord, b: ExpertRecord): number {
  const proven = ({ hitRate, low, breakEven }: ExpertRecord) =>
    hitRate === null ? -1 : low / Math.max(1, breakEven)
  const [left, right] = [proven(a), proven(b)]
  return left === right ? b.plans - a.plans : right - left
}

const POINTS_MAX = 90
type Point = { readonly at: Instant; readonly total: number; readonly chance: number }

/** One unit on each plan, added up; beside it how far 95 of 100 who pick by chance at these prices get from nothing. */
export function curveOf(settled: readonly Settled[]): Point[] {
  let [total, variance] = [0n, 0]
  const points = settled
    .filter(({ result }) => result !== 'void')
    .map(({ returned, price, at }): Point => {
      total += returned - UNIT
      // A fair bet at price p wins p - 1 with the chance 1 / p: its variance is p - 1.
      variance += Number(price) / PER_MILLE - 1
      const chance = Math.round(Z * Math.sqrt(variance) * PER_MILLE)
      return { at, total: Number(total / THOUSANDTH), chance }
    })
  const step = Math.max(1, Math.ceil(points.length / POINTS_MAX))
  // Counted from the end: the last point is what it stands at.
  return points.filter((_, index) => (points.length - 1 - index) % step === 0)
}
