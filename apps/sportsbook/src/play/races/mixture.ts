import type { Pairs, Pmf } from '../pairs.ts'

/** A distribution that holds with some weight, moved by what has been reached before it begins. */
export type Part = { readonly weight: number; readonly shift: number; readonly of: Pmf }

export const CERTAIN_ZERO: Pmf = { from: 0, weights: Float64Array.of(1) }

export function mixed(parts: readonly Part[]): Pmf {
  let from = Infinity
  let until = -Infinity
  for (const { shift, of } of parts) {
    from = Math.min(from, shift + of.from)
    until = Math.max(until, shift + of.from + of.weights.length)
  }
  if (from >= until) return CERTAIN_ZERO
  const weights = new Float64Array(until - from)
  for (const { weight, shift, of } of parts) {
    const offset = shift + of.from - from
    addAll(weights, offset, of.weights, weight)
  }
  return { from, weights }
}

/** Called millions of times: a plain loop. */
function addAll(weights: Float64Array, offset: number, more: Float64Array, weight: number): void {
  for (let i = 0; i < more.length; i++) {
    weights[offset + i] = (weights[offset + i] ?? 0) + weight * (more[i] ?? 0)
  }
}

export function add(weights: Float64Array, at: number, weight: number): void {
  weights[at] = (weights[at] ?? 0) + weight
}

/** One result and its chance. */
export type Result = { readonly home: number; readonly away: number; readonly chance: number }

/** What can be counted of a result. */
export const VIEWS = {
  home: (result: { readonly home: number; readonly away: number }) => result.home,
  away: (result: { readonly home: number; readonly away: number }) => result.away,
  margin: (result: { readonly home: number; readonly away: number }) => result.home - result.away,
  total: (result: { readonly home: number; readonly away: number }) => result.home + result.away,
} as const
export type View = keyof typeof VIEWS

/** A joint distribution of few results, each listed. */
export function listedPairs(results: readonly Result[]): Pairs {
  const counted = (view: View) =>
    mixed(results.map((result) => ({ weight: result.chance, shift: VIEWS[view](result), of: CERTAIN_ZERO })))
  return {
    each: (visit) => {
      for (const { home, away, chance } of results) visit(home, away, chance)
    },
    home: () => counted('home'),
    away: () => counted('away'),
    margin: () => counted('margin'),
    total: () => counted('total'),
  }
}
