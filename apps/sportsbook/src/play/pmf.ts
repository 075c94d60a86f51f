import type { Pmf } from './pairs.ts'

/** Chances too small to matter are folded into their neighbour, so that every distribution still sums to 1. */
const NEGLIGIBLE = 1e-12

export function certain(value: number): Pmf {
  return { from: value, weights: Float64Array.of(1) }
}

export function shifted(pmf: Pmf, by: number): Pmf {
  return by === 0 ? pmf : { from: pmf.from + by, weights: pmf.weights }
}

/** The distribution of the sum of two independent numbers. */
export function sumOf(first: Pmf, second: Pmf): Pmf {
  if (second.weights.length === 1) return shifted(first, second.from)
  if (first.weights.length === 1) return shifted(second, first.from)
  return withoutTails(first.from + second.from, convolved(first.weights, second.weights))
}

/** The distribution of the first number minus the second, both independent. */
export function differenceOf(first: Pmf, second: Pmf): Pmf {
  const mirrored = {
    from: 1 - second.from - second.weights.length,
    weights: second.weights.toReversed(),
  }
  return sumOf(first, mirrored)
}

export function chanceOfValue(pmf: Pmf, value: number): number {
  return pmf.weights[value - pmf.from] ?? 0
}

function convolved(first: Float64Array, second: Float64Array): Float64Array {
  const [long, short] = first.length >= second.length ? [first, second] : [second, first]
  const sum = new Float64Array(long.length + short.length - 1)
  for (let j = 0; j < short.length; j++) {
    const weight = short[j] ?? 0
    if (weight === 0) continue
    for (let i = 0; i < long.length; i++) sum[i + j] = (sum[i + j] ?? 0) + (long[i] ?? 0) * weight
  }
  return sum
}

/** The distribution of the sum of `times` independent numbers that all start at 0 and have the same chances. */
export function repeated(weights: Float64Array, times: number): Pmf {
  if (times === 0 || weights.length === 1) return certain(0)
  if (weights.length === 2) return { from: 0, weights: binomial(weights[1] ?? 0, times) }
  let result = certain(0)
  let square: Pmf = { from: 0, weights }
  for (let left = times; left > 0; left >>= 1) {
    if (left & 1) result = sumOf(result, square)
    if (left > 1) square = sumOf(square, square)
  }
  return result
}

function binomial(chance: number, times: number): Float64Array {
  const weights: number[] = []
  const ratio = chance / (1 - chance)
  let weight = (1 - chance) ** times
  let left = 1
  for (let k = 0; k <= times && left > NEGLIGIBLE; k++) {
    weights.push(weight)
    left -= weight
    weight *= (ratio * (times - k)) / (k + 1)
  }
  return withRest(Float64Array.from(weights))
}

function withoutTails(from: number, weights: Float64Array): Pmf {
  let [start, end] = [0, weights.length]
  let [below, above] = [0, 0]
  while (end - 1 > start && above + (weights[end - 1] ?? 0) < NEGLIGIBLE) above += weights[--end] ?? 0
  while (start + 1 < end && below + (weights[start] ?? 0) < NEGLIGIBLE) below += weights[start++] ?? 0
  const kept = weights.slice(start, end)
  kept[0] = (kept[0] ?? 0) + below
  kept[kept.length - 1] = (kept.at(-1) ?? 0) + above
  return { from: from + start, weights: kept }
}

function withRest(weights: Float64Array): Float64Array {
  let sum = 0
  for (const weight of weights) sum += weight
  const last = weights.length - 1
  weights[last] = Math.max(0, (weights[last] ?? 0) + 1 - sum)
  return weights
}
