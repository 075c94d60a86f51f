import { SCORE_KIND, type ScoreKind } from '@keo/sportsbook-contract/match-enums'
import { OPTION } from '@keo/sportsbook-contract/option-types'
import type { Frame, Question } from '../sport-model.ts'
import { type Side } from '../score.ts'
import { SCORE_PLACE } from './extra-time/extra-time.ts'
import { stretchOfSlot, type ScorePeriod } from './periods/shape.ts'
import { countedIn, isClosed, periodOf, type CountsState } from './state.ts'
import { marginOf } from './view.ts'

type Played = readonly Frame<CountsState>[]

/** The option number that answers the question by what has been played; null while it is open. */
export function answerOf(question: Question, played: Played): number | null {
  const state = played.at(-1)?.state
  if (!state || state.stand === 'before') return null
  switch (question.topic) {
    case 'winner':
      return winner(state)
    case 'howDecided':
      return howDecided(state)
    case 'extraTime':
      return yesOrNo(state, state.part > 0)
    case 'shootOut':
      return yesOrNo(state, state.part === 2)
    case 'timeOfFirstGoal':
      return timeOfFirstGoal(state)
    case 'nextScore':
      return inPeriod(question, played, (counts) => counts.home + counts.away >= question.number)
    case 'raceTo':
      return inPeriod(question, played, (counts, side) => counts[side] >= question.target)
    case 'lastScore':
      return lastScore(question, played)
    default:
      return null
  }
}

function yesOrNo(state: CountsState, isSo: boolean): number | null {
  if (isSo) return OPTION.yes
  return state.stand === 'over' ? OPTION.no : null
}

/** The side that is through, shoot-out and all; null when the match was broken off before it was decided. */
function winningSide({ shape, kicks, ...state }: CountsState): Side | null {
  const margin = kicks ? kicks.home - kicks.away : marginOf({ shape, kicks, ...state })
  if (margin === 0) return null
  return margin > 0 ? 'home' : 'away'
}

function winner(state: CountsState): number | null {
  if (state.stand !== 'over') return null
  const side = winningSide(state)
  if (side) return OPTION[side]
  return state.shape.decider ? null : OPTION.draw
}

const WON_IN = {
  home: [OPTION.homeInNormalTime, OPTION.homeInExtraTime, OPTION.homeInShootOut],
  away: [OPTION.awayInNormalTime, OPTION.awayInExtraTime, OPTION.awayInShootOut],
} as const

function howDecided(state: CountsState): number | null {
  const side = state.stand === 'over' && state.shape.decider ? winningSide(state) : null
  return side && WON_IN[side][state.part]
}

function timeOfFirstGoal(state: CountsState): number | null {
  const slices = state.shape.slices.flatMap((id) => periodOf(state.shape, id) ?? [])
  const last = slices.at(-1)
  if (!last) return null
  const first = slices.findIndex(({ stretches }) =>
    countedIn(state, [SCORE_PLACE], stretches).some((count) => count > 0),
  )
  if (first >= 0) return OPTION.firstSlice + first
  return isClosed(state, last) ? OPTION.noGoal : null
}

type ScoreScope = { readonly kind: ScoreKind; readonly period: number }

/** The side whose score first satisfies; nobody's when the period ends without it. */
function inPeriod(
  scope: ScoreScope,
  played: Played,
  satisfies: (counts: Readonly<Record<Side, number>>, side: Side) => boolean,
): number | null {
  const counts = { home: 0, away: 0 }
  for (const { side, amount } of scoresOf(scope, played)) {
    counts[side] += amount
    if (satisfies(counts, side)) return OPTION[side]
  }
  return isPeriodClosed(scope, played) ? OPTION.none : null
}

function lastScore(scope: ScoreScope, played: Played): number | null {
  if (!isPeriodClosed(scope, played)) return null
  const last = scoresOf(scope, played).at(-1)
  return last ? OPTION[last.side] : OPTION.none
}

function isPeriodClosed({ period: id }: ScoreScope, played: Played): boolean {
  const state = played.at(-1)?.state
  const period = state && periodOf(state.shape, id)
  return Boolean(state && period && isClosed(state, period))
}

const COUNTED_EVENTS: Readonly<Partial<Record<ScoreKind, readonly string[]>>> = {
  [SCORE_KIND.score]: ['goal', 'points'],
  [SCORE_KIND.corners]: ['corner'],
  [SCORE_KIND.yellowCards]: ['yellowCard'],
  [SCORE_KIND.redCards]: ['redCard'],
  [SCORE_KIND.bookings]: ['yellowCard', 'redCard'],
}

function scoresOf(
  { kind, period: id }: ScoreScope,
  played: Played,
): readonly { side: Side; amount: number }[] {
  const words = COUNTED_EVENTS[kind] ?? []
  return played.flatMap(({ state, events }) => {
    const period = events.length > 0 ? periodOf(state.shape, id) : null
    if (!period || state.part === 2 || !isWithin(state, period)) return []
    return events.flatMap(({ kind: word, side, amount }) =>
      side && words.includes(word) ? [{ side, amount: amount ?? 1 }] : [],
    )
  })
}

function isWithin(state: CountsState, period: ScorePeriod): boolean {
  return period.stretches.includes(stretchOfSlot(state.shape, state.slot))
}
