import type { ScoreKind } from '@keo/sportsbook-contract/match-enums'
import { OPTION } from '@keo/sportsbook-contract/option-types'
import type { Question } from '../sport-model.ts'
import { decisionOf } from './extra-time/decision.ts'
import { SCORE_PLACE } from './extra-time/extra-time.ts'
import { tickChances } from './rates.ts'
import { acts, stretchAt, type ScorePeriod } from './periods/shape.ts'
import { lastGoal, nextGoal, quietUntil, type GoalPeriod } from './short-handed/short-handed-answers.ts'
import type { Start } from './short-handed/short-handed.ts'
import { countedIn, hasExtra, isClosed, kindPlaces, lastIn, periodOf } from './state.ts'
import { lastScore, nextScore, raceTo, type Answers, type Run, type Tick } from './tick-races.ts'
import { isByMen, startOf, type View } from './view.ts'

export function answersOf(view: View, question: Question): Answers | null {
  switch (question.topic) {
    case 'winner':
    case 'extraTime':
    case 'shootOut':
    case 'howDecided':
      return decisionOf(view, question.topic)
    case 'nextScore':
      return withRun(
        view,
        question,
        (run) => nextScore(run, question.number),
        (start, period) => nextGoal(start, period, question.number),
      )
    case 'lastScore':
      return withRun(view, question, lastScore, lastGoal)
    case 'raceTo':
      return withRun(view, question, (run) => raceTo(run, question.target))
    case 'timeOfFirstGoal':
      return timeOfFirstGoal(view)
    default:
      return null
  }
}

const NOTHING = Float64Array.of(1)

function withRun(
  view: View,
  { kind, period: id }: { kind: ScoreKind; period: number },
  answer: (run: Run) => Answers | null,
  byMen: (start: Start, period: GoalPeriod) => Answers | null = () => null,
): Answers | null {
  const { state } = view
  const period = periodOf(state.shape, id)
  const [place, ...more] = kindPlaces(state.shape, kind)
  if (!period || place === undefined || more.length > 0 || isClosed(state, period)) return null
  if (hasExtra(state.shape, period) && state.shape.decider) return null
  if (period.stretches.some((index) => stretchAt(state.shape, index).isWalkOff)) return null
  const counted = countedIn(state, [place], period.stretches)
  const last = lastIn(state, place, period.stretches)
  if (isByMen(view.rates, [place]))
    return byMen(startOf(view), { stretches: period.stretches, counted, last })
  return answer({ counted, last, ticks: ticksLeft(view, period, place) })
}

function ticksLeft({ rates, cursor }: View, period: ScorePeriod, place: number): readonly Tick[] {
  const ticks: Tick[] = []
  for (const index of period.stretches) {
    if (index < cursor.stretch) continue
    const { home, away } = tickChances(rates, index, place)
    const { turn, ticks: count } = stretchAt(rates.shape, index)
    const forBoth = { home, away }
    const forHome = { home, away: NOTHING }
    const forAway = { home: NOTHING, away }
    for (let tick = index === cursor.stretch ? cursor.tick : 0; tick < count; tick++) {
      const isHome = acts(turn, tick, 'home')
      if (isHome && acts(turn, tick, 'away')) ticks.push(forBoth)
      else ticks.push(isHome ? forHome : forAway)
    }
  }
  return ticks
}

function timeOfFirstGoal(view: View): Answers | null {
  const { state } = view
  const slices = state.shape.slices.flatMap((id) => periodOf(state.shape, id) ?? [])
  const last = slices.at(-1)
  if (!last || isClosed(state, last)) return null
  if (slices.some(({ stretches }) => countedIn(state, [SCORE_PLACE], stretches).some((count) => count > 0))) {
    return null
  }
  const answers = new Map<number, number>()
  let quiet = 1
  slices.forEach((_slice, index) => {
    const still = quietUntil(
      startOf(view),
      slices.slice(0, index + 1).flatMap(({ stretches }) => stretches),
    )
    if (still < quiet) answers.set(OPTION.firstSlice + index, quiet - still)
    quiet = still
  })
  return answers.set(OPTION.noGoal, quiet)
}
