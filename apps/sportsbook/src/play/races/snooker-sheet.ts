import { SCORE_KIND } from '@keo/sportsbook-contract/match-enums'
import { type ScoreLine } from '../score.ts'
import type { MatchEvent, Snapshot } from '../sport-model.ts'
import { pointsAfter, type SnookerState, type Visit } from './snooker-rules.ts'
import { redsLeft } from './snooker-table.ts'
import { leaderOf, wonBy } from './tally.ts'

export const SNOOKER_PERIOD = { match: 16_001, firstFrame: 16_002 } as const
const CLOCK = { notStarted: 16_001, play: 16_002, session: 16_003, paused: 16_004, over: 16_005 } as const

const FRAMES_OF_A_SESSION = 4

/** Players leave the arena after every fourth frame. */
export function isSessionBreak({ phase, finished }: SnookerState): boolean {
  return phase === 'break' && finished.length % FRAMES_OF_A_SESSION === 0
}

export function snookerSnapshot(state: SnookerState): Snapshot {
  const isOn = state.phase === 'play'
  return {
    isOver: state.phase === 'over',
    clockPeriod: clockPeriodOf(state),
    seconds: null,
    isRunning: isOn,
    countsDown: false,
    addedMinutes: null,
    part: 0,
    serving: isOn ? state.striker : null,
    scores: state.phase === 'before' ? [] : scoresOf(state),
    board: isOn ? { sv: state.striker === 'home' ? 1 : 2, srr: redsLeft(state.potted) } : {},
  }
}

function clockPeriodOf(state: SnookerState): number {
  if (state.phase === 'before') return CLOCK.notStarted
  if (state.phase === 'over') return CLOCK.over
  if (state.phase === 'play') return CLOCK.play
  return isSessionBreak(state) ? CLOCK.session : CLOCK.paused
}

function scoresOf(state: SnookerState): readonly ScoreLine[] {
  const frames = state.phase === 'play' ? [...state.finished, state.points] : state.finished
  const won = wonBy(state.finished)
  return [
    { period: SNOOKER_PERIOD.match, kind: SCORE_KIND.score, ...won },
    { period: SNOOKER_PERIOD.match, kind: SCORE_KIND.frames, ...won },
    ...frames.flatMap((points, frame) => [
      { period: SNOOKER_PERIOD.firstFrame + frame, kind: SCORE_KIND.frames, ...points },
      { period: SNOOKER_PERIOD.firstFrame + frame, kind: SCORE_KIND.score, ...points },
    ]),
  ]
}

export function snookerEvents(from: SnookerState, to: SnookerState, visit: Visit): readonly MatchEvent[] {
  const { side, pots } = visit
  const scored = pointsAfter(from, visit)[side] - from.points[side]
  const events: MatchEvent[] = pots > 0 ? [{ kind: 'ball', side, amount: scored, manner: 'break' }] : []
  const frame = to.finished.length
  if (frame === from.finished.length) return events
  const winner = leaderOf(to.finished.at(-1) ?? to.points)
  events.push(
    { kind: 'frame', side: winner, amount: frame },
    { kind: 'periodEnd', side: null, amount: frame },
  )
  if (to.phase === 'over') events.push({ kind: 'over', side: winner })
  return events
}
