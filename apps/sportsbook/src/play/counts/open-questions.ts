import { chanceOfValue } from '../pmf.ts'
import type { ScoreKind, Side } from '../score.ts'
import type { Question } from '../sport-model.ts'
import { decisionOf } from './decision.ts'
import { SCORE_PLACE } from './extra-time.ts'
import { OPTION } from './option-numbers.ts'
import { stillToCome, tickChances } from './rates.ts'
import { acts, stretchAt, type ScorePeriod } from './shape.ts'
import { countedIn, hasExtra, isClosed, kindPlaces, lastIn, periodOf } from './state.ts'
import type { View } from './view.ts'

type Answers = ReadonlyMap<number, number>

export function answersOf(view: View, question: Question): Answers | null {
  switch (question.ask) {
    case 'winner':
    case 'extraTime':
    case 'shootOut':
    case 'howDecided':
      return decisionOf(view, question.ask)
    case 'nextScore':
      return withRun(view, question, (run) => nextScore(run, question.number))
    case 'lastScore':
      return withRun(view, question, lastScore)
    case 'raceTo':
      return withRun(view, question, (run) => raceTo(run, question.target))
    case 'timeOfFirstGoal':
      return timeOfFirstGoal(view)
    default:
      return null
  }
}

/** The ticks still to come in a period, and what has been counted in it. */
type Run = {
  readonly counted: readonly [number, number]
  readonly last: Side | null
  /** Chances of 0, 1, 2... for each side; a side whose turn it is not gets nothing. */
  readonly ticks: readonly { readonly home: Float64Array; readonly away: Float64Array }[]
}

const NOTHING = Float64Array.of(1)

function withRun(
  view: View,
  { kind, period: id }: { kind: ScoreKind; period: number },
  answer: (run: Run) => Answers | null,
): Answers | null {
  const { state } = view
  const period = periodOf(state.shape, id)
  const [place, ...more] = kindPlaces(state.shape, kind)
  if (!period || place === undefined || more.length > 0 || isClosed(state, period)) return null
  if (hasExtra(state.shape, period) && state.shape.decider) return null
  if (period.stretches.some((index) => stretchAt(state.shape, index).isWalkOff)) return null
  return answer({
    counted: countedIn(state, [place], period.stretches),
    last: lastIn(state, place, period.stretches),
    ticks: ticksLeft(view, period, place),
  })
}

function ticksLeft({ rates, cursor }: View, period: ScorePeriod, place: number): Run['ticks'] {
  const ticks: { home: Float64Array; away: Float64Array }[] = []
  for (const index of period.stretches) {
    if (index < cursor.stretch) continue
    const chances = tickChances(rates, index, place)
    const { turn, ticks: count } = stretchAt(rates.shape, index)
    for (let tick = index === cursor.stretch ? cursor.tick : 0; tick < count; tick++) {
      ticks.push({
        home: acts(turn, tick, 'home') ? chances.home : NOTHING,
        away: acts(turn, tick, 'away') ? chances.away : NOTHING,
      })
    }
  }
  return ticks
}

/** Chances that the given number, counted for both sides together, falls to home, to away or to nobody. */
function nextScore({ counted, ticks }: Run, number: number): Answers | null {
  const need = number - counted[0] - counted[1]
  if (need <= 0) return null
  const taken = { home: 0, away: 0 }
  let open = new Float64Array(need)
  open[0] = 1
  for (const tick of ticks) {
    const next = new Float64Array(need)
    // When both score in one tick, each was first as often as the other.
    for (const [first, second] of [
      ['home', 'away'],
      ['away', 'home'],
    ] as const) {
      step(open, next, tick, first, second, taken)
    }
    open = next
  }
  return toMap(taken.home, taken.away)
}

function step(
  open: Float64Array,
  next: Float64Array,
  tick: Run['ticks'][number],
  first: Side,
  second: Side,
  taken: Record<Side, number>,
): void {
  const need = open.length
  for (let count = 0; count < need; count++) {
    const weight = (open[count] ?? 0) / 2
    if (weight === 0) continue
    tick[first].forEach((chance, more) => {
      if (chance === 0) return
      if (count + more >= need) taken[first] += weight * chance
      else
        tick[second].forEach((then, further) => {
          const sum = count + more + further
          if (sum >= need) taken[second] += weight * chance * then
          else next[sum] = (next[sum] ?? 0) + weight * chance * then
        })
    })
  }
}

function toMap(home: number, away: number): Answers {
  return new Map([
    [OPTION.home, home],
    [OPTION.away, away],
    [OPTION.none, Math.max(0, 1 - home - away)],
  ])
}

function lastScore({ last, ticks }: Run): Answers {
  const taken = { home: 0, away: 0 }
  let quiet = 1
  for (const tick of ticks.toReversed()) {
    const [home, away] = [1 - (tick.home[0] ?? 1), 1 - (tick.away[0] ?? 1)]
    taken.home += quiet * home * (1 - away / 2)
    taken.away += quiet * away * (1 - home / 2)
    quiet *= (1 - home) * (1 - away)
  }
  if (last) taken[last] += quiet
  return toMap(taken.home, taken.away)
}

/** The sides do not hinder each other, so each has its own distribution of the tick in which it arrives. */
function raceTo({ counted, ticks }: Run, target: number): Answers | null {
  if (counted[0] >= target || counted[1] >= target) return null
  const homeAt = arrivals(ticks, 'home', target - counted[0])
  const awayAt = arrivals(ticks, 'away', target - counted[1])
  let [home, away, homeOpen, awayOpen] = [0, 0, 1, 1]
  for (let tick = 0; tick < ticks.length; tick++) {
    const [homeNow, awayNow] = [homeAt[tick] ?? 0, awayAt[tick] ?? 0]
    home += homeNow * (awayOpen - awayNow / 2)
    away += awayNow * (homeOpen - homeNow / 2)
    homeOpen -= homeNow
    awayOpen -= awayNow
  }
  return toMap(home, away)
}

function arrivals(ticks: Run['ticks'], side: Side, need: number): Float64Array {
  const at = new Float64Array(ticks.length)
  let open = new Float64Array(need)
  open[0] = 1
  ticks.forEach((tick, index) => {
    const chances = tick[side]
    if (chances.length === 1) return
    const next = new Float64Array(need)
    for (let count = 0; count < need; count++) {
      for (let more = 0; more < chances.length; more++) {
        const chance = (open[count] ?? 0) * (chances[more] ?? 0)
        if (count + more >= need) at[index] = (at[index] ?? 0) + chance
        else next[count + more] = (next[count + more] ?? 0) + chance
      }
    }
    open = next
  })
  return at
}

function timeOfFirstGoal({ rates, state, cursor }: View): Answers | null {
  const slices = state.shape.slices.flatMap((id) => periodOf(state.shape, id) ?? [])
  const last = slices.at(-1)
  if (!last || isClosed(state, last)) return null
  if (slices.some(({ stretches }) => countedIn(state, [SCORE_PLACE], stretches).some((count) => count > 0))) {
    return null
  }
  const answers = new Map<number, number>()
  let quiet = 1
  slices.forEach(({ stretches }, index) => {
    const still = (['home', 'away'] as const).map((side) =>
      chanceOfValue(stillToCome(rates, cursor, stretches, SCORE_PLACE, side), 0),
    )
    const stays = (still[0] ?? 1) * (still[1] ?? 1)
    if (stays < 1) answers.set(OPTION.firstSlice + index, quiet * (1 - stays))
    quiet *= stays
  })
  return answers.set(OPTION.noGoal, quiet)
}
