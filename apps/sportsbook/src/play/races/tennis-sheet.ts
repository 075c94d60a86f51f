import { SCORE_KIND } from '@keo/sportsbook-contract/match-enums'
import { type ScoreLine, type Side } from '../score.ts'
import type { MatchEvent, Snapshot } from '../sport-model.ts'
import { sumUp, wonBy, type Tally } from './tally.ts'
import { breakPointFor, isTieBreak, serverOf, type TennisState } from './tennis-rules.ts'

export const TENNIS_PERIOD = { realTime: 5000, match: 5001, firstSet: 5002 } as const
const CLOCK = { notStarted: 5001, firstSet: 5002, over: 5011 } as const

/** Points as they are called; 50 is advantage. */
const CALLS = [0, 15, 30, 40] as const
const ADVANTAGE = 50

function called({ home, away }: Tally): Tally {
  const call = (own: number, other: number) => {
    if (own > 3 || other > 3) return own > other ? ADVANTAGE : 40
    return CALLS[own] ?? 0
  }
  return { home: call(home, away), away: call(away, home) }
}

export function tennisSnapshot(state: TennisState): Snapshot {
  return {
    isOver: state.phase === 'over',
    clockPeriod: clockPeriodOf(state),
    seconds: null,
    isRunning: state.phase === 'play',
    countsDown: false,
    addedMinutes: null,
    part: 0,
    serving: state.phase === 'play' || state.phase === 'break' ? serverOf(state) : null,
    scores: state.phase === 'before' ? [] : scoresOf(state),
    board: {},
  }
}

function clockPeriodOf({ phase, finished }: TennisState): number {
  if (phase === 'before') return CLOCK.notStarted
  if (phase === 'over') return CLOCK.over
  return CLOCK.firstSet + 2 * finished.length - (phase === 'break' ? 1 : 0)
}

function scoresOf(state: TennisState): readonly ScoreLine[] {
  const sets = state.phase === 'play' ? [...state.finished, state.games] : state.finished
  return [
    { period: TENNIS_PERIOD.realTime, kind: SCORE_KIND.score, ...pointsOf(state) },
    { period: TENNIS_PERIOD.match, kind: SCORE_KIND.games, ...sumUp(sets) },
    { period: TENNIS_PERIOD.match, kind: SCORE_KIND.sets, ...wonBy(state.finished) },
    ...sets.flatMap((games, set) => [
      { period: TENNIS_PERIOD.firstSet + set, kind: SCORE_KIND.sets, ...games },
      { period: TENNIS_PERIOD.firstSet + set, kind: SCORE_KIND.games, ...games },
    ]),
  ]
}

function pointsOf(state: TennisState): Tally {
  return isTieBreak(state) ? state.points : called(state.points)
}

export function tennisEvents(from: TennisState, to: TennisState, winner: Side): readonly MatchEvent[] {
  const events: MatchEvent[] = [{ kind: 'point', side: winner }]
  const isSet = to.finished.length > from.finished.length
  const game = from.games.home + from.games.away + 1
  if (isSet || to.games !== from.games) events.push({ kind: 'game', side: winner, amount: game })
  if (isTieBreak(to) && !isTieBreak(from)) events.push({ kind: 'tieBreak', side: null })
  const breaker = breakPointFor(to)
  if (breaker) events.push({ kind: 'breakPoint', side: breaker })
  if (isSet) events.push({ kind: 'set', side: winner, amount: to.finished.length })
  if (isSet) events.push({ kind: 'periodEnd', side: null, amount: to.finished.length })
  if (to.phase === 'over') events.push({ kind: 'over', side: winner })
  return events
}
