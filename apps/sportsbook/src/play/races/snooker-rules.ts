import type { MatchSetting } from '../sport-model.ts'
import type { Side } from '../score.ts'
import type { Phase } from './point-play.ts'
import { inSteps } from './recent.ts'
import { remaining, worth } from './snooker-table.ts'
import { LEVEL, otherSide, wonBy, type Tally } from './tally.ts'

export type SnookerState = {
  readonly phase: Phase
  readonly needed: number
  readonly finished: readonly Tally[]
  readonly points: Tally
  /** Balls down in this frame, a red counted with its colour. */
  readonly potted: number
  readonly opener: Side
  readonly striker: Side
}

/** One turn at the table: balls potted before the miss or the end of the frame, and points for the other's fouls. */
export type Visit = { readonly side: Side; readonly pots: number; readonly fouls: number }

/** Chances to pot the next ball, by who is at the table. */
export type PotRates = Readonly<Record<Side, number>>

const FRAMES = [7, 9, 11, 13, 17, 19, 25, 35] as const
const FIRST_FORMAT = 1_600_001

export function beforeSnooker({ format }: MatchSetting): SnookerState {
  const frames = FRAMES[format - FIRST_FORMAT] ?? FRAMES[0]
  return {
    phase: 'before',
    needed: (frames + 1) / 2,
    finished: [],
    points: LEVEL,
    potted: 0,
    opener: 'home',
    striker: 'home',
  }
}

const POTS = 0.7
const POTS_BY_PACE = 0.025
const POTS_BY_EDGE = 0.018

export function potRates({ edge, pace }: MatchSetting): PotRates {
  const pots = POTS + POTS_BY_PACE * pace
  return {
    home: inSteps(pots + POTS_BY_EDGE * edge, 0.4, 0.95),
    away: inSteps(pots - POTS_BY_EDGE * edge, 0.4, 0.95),
  }
}

export function drawVisit(rates: PotRates, state: SnookerState, luck: () => number): Visit {
  const side = state.striker
  let pots = 0
  while (!isWonAfter(state, { side, pots, fouls: 0 }) && luck() < rates[side]) pots += 1
  return { side, pots, fouls: 0 }
}

/** One ball for the side; or, to end it, fouls that make good what it trails by and all the balls it needs. */
export function forcedVisit(state: SnookerState, side: Side, isEnding: boolean): Visit {
  if (!isEnding) return { side, pots: 1, fouls: 0 }
  const fouls = Math.max(0, state.points[otherSide(side)] - state.points[side])
  let pots = 1
  while (!isWonAfter(state, { side, pots, fouls })) pots += 1
  return { side, pots, fouls }
}

export function pointsAfter(state: SnookerState, { side, pots, fouls }: Visit): Tally {
  let scored = fouls
  for (let ball = 0; ball < pots; ball++) scored += worth(state.finished.length, state.potted + ball)
  return { ...state.points, [side]: state.points[side] + scored }
}

function isWonAfter(state: SnookerState, visit: Visit): boolean {
  const points = pointsAfter(state, visit)
  return Math.abs(points.home - points.away) > remaining(state.potted + visit.pots)
}

export function afterVisit(state: SnookerState, visit: Visit): SnookerState {
  const points = pointsAfter(state, visit)
  const potted = state.potted + visit.pots
  if (!isWonAfter(state, visit)) return { ...state, points, potted, striker: otherSide(visit.side) }
  const finished = [...state.finished, points]
  const won = wonBy(finished)
  const opener = otherSide(state.opener)
  return {
    ...state,
    phase: Math.max(won.home, won.away) >= state.needed ? 'over' : 'break',
    finished,
    points: LEVEL,
    potted: 0,
    opener,
    striker: opener,
  }
}

const NEAR_POTS = 2

/** Who is at the table needs two balls at most for the frame. */
export function isFrameBall(state: SnookerState): boolean {
  return isWonAfter(state, { side: state.striker, pots: NEAR_POTS, fouls: 0 })
}
