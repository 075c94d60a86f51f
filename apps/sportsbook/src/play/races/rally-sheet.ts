import { SCORE_KIND } from '@keo/sportsbook-contract/match-enums'
import { type ScoreLine, type Side } from '../score.ts'
import type { MatchEvent, Snapshot } from '../sport-model.ts'
import type { RallyState } from './rally-rules.ts'
import type { RallySport } from './rally-sports.ts'
import { sumUp, wonBy } from './tally.ts'

export function rallyPeriods({ sportId }: RallySport) {
  const base = sportId * 1000
  return { realTime: base, match: base + 1, firstUnit: base + 2 }
}

export function rallySnapshot(sport: RallySport, state: RallyState): Snapshot {
  const isOn = state.phase === 'play' || state.phase === 'break'
  return {
    isOver: state.phase === 'over',
    clockPeriod: clockPeriodOf(sport, state),
    seconds: null,
    isRunning: state.phase === 'play',
    countsDown: false,
    addedMinutes: null,
    part: 0,
    serving: isOn ? state.server : null,
    scores: state.phase === 'before' ? [] : scoresOf(sport, state),
    board: {},
  }
}

/** Units have even numbers, the breaks between them odd ones. */
function clockPeriodOf(sport: RallySport, { phase, finished }: RallyState): number {
  const base = sport.sportId * 1000
  if (phase === 'before') return base + 1
  if (phase === 'over') return sport.clockOver
  return base + 2 + 2 * finished.length - (phase === 'break' ? 1 : 0)
}

function scoresOf(sport: RallySport, state: RallyState): readonly ScoreLine[] {
  const { realTime, match, firstUnit } = rallyPeriods(sport)
  const units = state.phase === 'play' ? [...state.finished, state.points] : state.finished
  const won = wonBy(state.finished)
  return [
    { period: realTime, kind: SCORE_KIND.score, ...won },
    { period: match, kind: SCORE_KIND.score, ...sumUp(units) },
    { period: match, kind: sport.unitKind, ...won },
    ...units.flatMap((points, unit) => [
      { period: firstUnit + unit, kind: sport.unitKind, ...points },
      { period: firstUnit + unit, kind: SCORE_KIND.score, ...points },
    ]),
  ]
}

export function rallyEvents(
  sport: RallySport,
  from: RallyState,
  to: RallyState,
  winner: Side,
): readonly MatchEvent[] {
  const events: MatchEvent[] = [{ kind: 'point', side: winner }]
  const unit = to.finished.length
  if (unit === from.finished.length) return events
  const kind = sport.unitKind === SCORE_KIND.sets ? 'set' : 'game'
  events.push({ kind, side: winner, amount: unit }, { kind: 'periodEnd', side: null, amount: unit })
  if (to.phase === 'over') events.push({ kind: 'over', side: winner })
  return events
}
