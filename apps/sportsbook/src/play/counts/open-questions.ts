import { chanceOfValue } from '../pmf.ts'
import type { ScoreKind } from '../score.ts'
import type { Question } from '../sport-model.ts'
import { decisionOf } from './decision.ts'
import { SCORE_PLACE } from './extra-time.ts'
import { OPTION } from './option-numbers.ts'
import { stillToCome, tickChances } from './rates.ts'
import { acts, stretchAt, type ScorePeriod } from './shape.ts'
import { countedIn, hasExtra, isClosed, kindPlaces, lastIn, periodOf } from './state.ts'
import { lastScore, nextScore, raceTo, type Answers, type Run, type Tick } from './tick-races.ts'
import type { View } from './view.ts'

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
