import { createGrid, productPairs, type Pairs } from '../pairs.ts'
import { certain, sumOf } from '../pmf.ts'
import { SCORE_PLACE } from './extra-time/extra-time.ts'
import { stillToCome, type Cursor, type Rates } from './rates.ts'
import { stretchAt, type ScorePeriod } from './periods/shape.ts'
import { goalsIn, pairsOfGoals, type Goals } from './short-handed/short-handed-goals.ts'
import type { Start } from './short-handed/short-handed.ts'
import { countedIn, type CountsState } from './state.ts'

/** A state with the rates it goes on with. */
export type View = {
  readonly rates: Rates
  readonly state: CountsState
  readonly cursor: Cursor
  /** Goals of stretches that were worked out before. */
  readonly known: Map<string, Goals>
}

export function startOf({ rates, state, cursor }: View): Start {
  return { rates, cursor, men: state.men }
}

/** The goals still to come in the stretches, which are in their order. */
export function goalsOf(view: View, stretches: readonly number[]): Goals {
  const key = stretches.join()
  let goals = view.known.get(key)
  if (!goals) view.known.set(key, (goals = goalsOneFurther(view, stretches)))
  return goals
}

/** Goes on from all but the last stretch: most requested stretches begin alike. */
function goalsOneFurther(view: View, stretches: readonly number[]): Goals {
  const start = startOf(view)
  const [former, last] = stretches.slice(-2)
  if (former === undefined || last === undefined || former < start.cursor.stretch)
    return goalsIn(start, stretches)
  const cursor = { stretch: former + 1, tick: 0 }
  return goalsIn({ ...start, cursor }, [last], goalsOf(view, stretches.slice(0, -1)))
}

/** Goals that depend on who was sent off. */
export function isByMen({ sendingOff }: Rates, places: readonly number[]): boolean {
  return sendingOff !== null && places[0] === SCORE_PLACE
}

/** A period without extra time; null where the end of the match cuts it short and it is not the whole match. */
export function normalPairs(view: View, period: ScorePeriod, places: readonly number[]): Pairs | null {
  const { shape } = view.state
  const last = shape.normalCount - 1
  const { stretches } = period
  if (!stretchAt(shape, last).isWalkOff || !stretches.includes(last)) return sums(view, stretches, places)
  if (stretches.length < shape.normalCount) return null
  return lastBatting(view, sums(view, stretches, places, last), last)
}

/** The home side bats once more unless it leads, and only until it does. */
function lastBatting({ rates, cursor }: View, before: Pairs, last: number): Pairs {
  if (cursor.stretch > last || (cursor.stretch === last && cursor.tick > 0)) return before
  const runs = stillToCome(rates, cursor, [last], SCORE_PLACE, 'home')
  const { from, weights } = before.home()
  const awayMost = before.away().from + before.away().weights.length
  const grid = createGrid(from + weights.length + runs.weights.length, awayMost)
  before.each((home, away, chance) => {
    if (home > away) grid.add(home, away, chance)
    else
      runs.weights.forEach((weight, more) => grid.add(Math.min(home + more, away + 1), away, chance * weight))
  })
  return grid.toPairs()
}

/** What is counted so far and what is still to come, the stretch `leftOut` counted only so far. */
export function sums(
  view: View,
  stretches: readonly number[],
  places: readonly number[],
  leftOut: number | null = null,
): Pairs {
  const { rates, state, cursor } = view
  const open = stretches.filter((index) => index !== leftOut)
  const counted = countedIn(state, places, stretches)
  if (isByMen(rates, places)) return pairsOfGoals(goalsOf(view, open), counted)
  const [home, away] = (['home', 'away'] as const).map((side, which) => {
    let sum = certain(counted[which] ?? 0)
    for (const place of places) sum = sumOf(sum, stillToCome(rates, cursor, open, place, side))
    return sum
  })
  return productPairs(home ?? certain(0), away ?? certain(0))
}

/** The lead of the home side in the match so far. */
export function marginOf(state: CountsState): number {
  const all = state.shape.stretches.map((_stretch, index) => index)
  const [home, away] = countedIn(state, [SCORE_PLACE], all)
  return home - away
}
