import type { MatchSetting } from '../sport-model.ts'
import type { Side } from '../score.ts'
import type { Phase } from './point-play.ts'
import { leaderOf, LEVEL, otherSide, plusOne, wonBy, type Tally } from './tally.ts'

/** Who serves follows from who opened the set and how much of it has been played. */
export type TennisState = {
  readonly phase: Phase
  readonly needed: number
  readonly finished: readonly Tally[]
  readonly games: Tally
  readonly points: Tally
  readonly opener: Side
}

const BEST_OF_FIVE = 500_002
const GAMES_OF_A_SET = 6
const POINTS_OF_A_GAME = 4
const POINTS_OF_A_TIE_BREAK = 7
const POINTS_OF_THE_LAST_TIE_BREAK = 10

/** The home side serves first. */
export function beforeTennis({ format }: MatchSetting): TennisState {
  const needed = format === BEST_OF_FIVE ? 3 : 2
  return { phase: 'before', needed, finished: [], games: LEVEL, points: LEVEL, opener: 'home' }
}

export function isTieBreak({ games }: TennisState): boolean {
  return games.home === GAMES_OF_A_SET && games.away === GAMES_OF_A_SET
}

/** The fifth set of five goes to ten points. */
export function tieBreakTarget(needed: number, set: number): number {
  return needed === 3 && set === 4 ? POINTS_OF_THE_LAST_TIE_BREAK : POINTS_OF_A_TIE_BREAK
}

/** Who serves a game of the set, the games counted from 0. */
export function gameServer(opener: Side, game: number): Side {
  return game % 2 === 0 ? opener : otherSide(opener)
}

/** In a tie-break the serve changes after the first point and then after every second. */
export function tieBreakServer(first: Side, point: number): Side {
  return gameServer(first, Math.floor((point + 1) / 2))
}

export function serverOf(state: TennisState): Side {
  const ofGame = gameServer(state.opener, state.games.home + state.games.away)
  return isTieBreak(state) ? tieBreakServer(ofGame, state.points.home + state.points.away) : ofGame
}

export function isSetOver({ home, away }: Tally): boolean {
  const most = Math.max(home, away)
  return most > GAMES_OF_A_SET || (most === GAMES_OF_A_SET && Math.abs(home - away) >= 2)
}

export function afterPoint(state: TennisState, winner: Side): TennisState {
  if (!winsGame(state, winner)) return { ...state, points: plusOne(state.points, winner) }
  const games = plusOne(state.games, winner)
  if (!isSetOver(games)) return { ...state, games, points: LEVEL }
  const finished = [...state.finished, games]
  const won = wonBy(finished)
  return {
    ...state,
    phase: Math.max(won.home, won.away) >= state.needed ? 'over' : 'break',
    finished,
    games: LEVEL,
    points: LEVEL,
    opener: gameServer(state.opener, games.home + games.away),
  }
}

/** Whether the next point wins the side the game or the tie-break. */
function winsGame(state: TennisState, side: Side): boolean {
  const reached = state.points[side] + 1
  if (reached < POINTS_OF_A_GAME || reached - state.points[otherSide(side)] < 2) return false
  return !isTieBreak(state) || reached >= tieBreakTarget(state.needed, state.finished.length)
}

/** The side that may break the other's serve with the next point. */
export function breakPointFor(state: TennisState): Side | null {
  if (state.phase !== 'play' || isTieBreak(state)) return null
  const receiver = otherSide(serverOf(state))
  return winsGame(state, receiver) ? receiver : null
}

/** The side that may win the set with the next point. */
export function setPointFor(state: TennisState): Side | null {
  const side = leaderOf(state.points)
  return side && winsGame(state, side) && isSetOver(plusOne(state.games, side)) ? side : null
}
