import type { MatchSetting } from '../sport-model.ts'
import type { TickChances } from './rates.ts'

/** How far the edge and the pace of a match move what a side may expect. */
export type Swing = { readonly edge: number; readonly pace: number }

export type Means = { readonly home: number; readonly away: number }

/** What each side may expect in this match, given what it may expect on average. */
export function meansOf(setting: MatchSetting, average: Means, swing: Swing): Means {
  const middle = (average.home + average.away) / 2
  const base = setting.isNeutral ? { home: middle, away: middle } : average
  // Both are spread around 0: without the halves of the squares strong and weak sides would raise the average.
  const edge = swing.edge * setting.edge
  const pace = Math.exp(swing.pace * setting.pace - (swing.pace ** 2 + swing.edge ** 2) / 2)
  return { home: base.home * Math.exp(edge) * pace, away: base.away * Math.exp(-edge) * pace }
}

const MOST_CHANCE = 0.95

/** At most one in a tick, so that the ticks together bring the expected number. */
export function oneAtMost(means: Means, ticks: number): TickChances {
  return { home: yesOrNo(means.home / ticks), away: yesOrNo(means.away / ticks) }
}

function yesOrNo(chance: number): Float64Array {
  const bounded = Math.min(chance, MOST_CHANCE)
  return Float64Array.of(1 - bounded, bounded)
}

export function scaled({ home, away }: Means, by: number): Means {
  return { home: home * by, away: away * by }
}

/** Chances of 0, 1, 2... in the proportions given, made likelier or less likely until they bring the expected number. */
export function inProportion(proportions: readonly number[], mean: number): Float64Array {
  const expected = proportions.reduce((sum, weight, value) => sum + weight * value, 0)
  const sum = proportions.reduce((all, weight, value) => all + (value > 0 ? weight : 0), 0)
  const by = Math.min(mean / expected, MOST_CHANCE / sum)
  return Float64Array.from(proportions, (weight, value) => (value === 0 ? 1 - sum * by : weight * by))
}
