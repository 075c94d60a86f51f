import type { MatchSetting } from '../sport-model.ts'
import type { Side } from '../score.ts'
import type { Phase } from './point-play.ts'
import { neededOf, type RallySport } from './rally-sports.ts'
import { leaderOf, LEVEL, otherSide, plusOne, SIDES, wonBy, type Tally } from './tally.ts'

export type RallyState = {
  readonly phase: Phase
  readonly needed: number
  readonly finished: readonly Tally[]
  readonly points: Tally
  /** Who served first in this unit. */
  readonly opener: Side
  readonly server: Side
}

/** The home side serves first. */
export function beforeRally(sport: RallySport, { format }: MatchSetting): RallyState {
  const needed = neededOf(sport, format)
  return { phase: 'before', needed, finished: [], points: LEVEL, opener: 'home', server: 'home' }
}

/** The length of a unit, counted from 0. */
export function targetOf(sport: RallySport, needed: number, unit: number): number {
  return unit === 2 * needed - 2 ? sport.lastTarget : sport.target
}

export function isUnitOver(sport: RallySport, target: number, { home, away }: Tally): boolean {
  const most = Math.max(home, away)
  return most >= target && (Math.abs(home - away) >= 2 || most >= target + sport.overtime)
}

/** Who serves at this score. In turns of two until both are a point from the target, then in turns of one. */
export function nextServer(
  sport: RallySport,
  target: number,
  opener: Side,
  points: Tally,
  rallyWinner: Side,
): Side {
  if (sport.serve === 'winner') return rallyWinner
  const played = points.home + points.away
  const isLong = Math.min(points.home, points.away) >= target - 1
  return (isLong ? played : Math.floor(played / 2)) % 2 === 0 ? opener : otherSide(opener)
}

export function nextOpener(sport: RallySport, opener: Side, unit: Tally): Side {
  return sport.opens === 'winner' ? (leaderOf(unit) ?? opener) : otherSide(opener)
}

export function afterRally(sport: RallySport, state: RallyState, winner: Side): RallyState {
  const points = plusOne(state.points, winner)
  const target = targetOf(sport, state.needed, state.finished.length)
  if (!isUnitOver(sport, target, points)) {
    return { ...state, points, server: nextServer(sport, target, state.opener, points, winner) }
  }
  const finished = [...state.finished, points]
  const won = wonBy(finished)
  const opener = nextOpener(sport, state.opener, points)
  return {
    ...state,
    phase: Math.max(won.home, won.away) >= state.needed ? 'over' : 'break',
    finished,
    points: LEVEL,
    opener,
    server: opener,
  }
}

/** The next rally may end the unit. */
export function isUnitPoint(sport: RallySport, state: RallyState): boolean {
  const target = targetOf(sport, state.needed, state.finished.length)
  return SIDES.some((side) => isUnitOver(sport, target, plusOne(state.points, side)))
}
