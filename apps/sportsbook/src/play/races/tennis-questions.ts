import type { Frame, Question } from '../sport-model.ts'
import { AWAY, HOME, NO, sideNumber, twoWay, YES, yesNo } from './answers.ts'
import type { Ending, Series, Standing } from './series.ts'
import { isDecided, nextStandings } from './series.ts'
import type { Running } from './series-outlook.ts'
import { gameServer, isTieBreak, type TennisState } from './tennis-rules.ts'
import { winCurrentGame, winGame } from './tennis-distribution.ts'
import { TENNIS_PERIOD } from './tennis-sheet.ts'
import { LEVEL, type ServeRates, type Tally } from './tally.ts'

const isTieBreakSet = ({ home, away }: Tally) => home + away === 13

/** Of one set, or of any set of the match; null once it is known. */
export function tieBreakChance(running: Running, state: TennisState, period: number) {
  if (period === TENNIS_PERIOD.match) {
    if (state.finished.some(isTieBreakSet) || isTieBreak(state)) return null
    return yesNo(1 - noTieBreak(running.series, running.standing, running.endings))
  }
  if (period !== TENNIS_PERIOD.firstSet + state.finished.length || isTieBreak(state)) return null
  return yesNo(running.endings.filter(isTieBreakSet).reduce((sum, { chance }) => sum + chance, 0))
}

function noTieBreak(series: Series, standing: Standing, endings?: readonly Ending[]): number {
  if (isDecided(series, standing)) return 1
  const distribution = endings ?? series.distribution(standing.home + standing.away, standing.opener)
  const without = distribution.filter((ending) => !isTieBreakSet(ending))
  return nextStandings(series, standing, without).reduce(
    (sum, next) => sum + next.chance * noTieBreak(series, next.standing),
    0,
  )
}

/** How many games a set has at least, by the games of the side that has fewer. */
const CERTAIN_GAMES = [6, 7, 8, 9, 10, 12, 13] as const

/** A game has a price only while it is certain to be played. */
export function gameChance(rates: ServeRates, state: TennisState, period: number, number: number) {
  const now = state.games.home + state.games.away
  const certain = CERTAIN_GAMES[Math.min(state.games.home, state.games.away)] ?? 0
  const game = number - 1
  if (period !== TENNIS_PERIOD.firstSet + state.finished.length || game < now || game >= certain) return null
  if (game === now) return twoWay(winCurrentGame(rates, state))
  return twoWay(winGame(rates[gameServer(state.opener, game)], LEVEL))
}

/** What the play has answered; a game that was never played stays null. */
export function tennisAnswer(question: Question, played: readonly Frame<TennisState>[]): number | null {
  const last = played.at(-1)?.state
  if (!last) return null
  if (question.topic === 'winner') return last.phase === 'over' ? sideNumber(last.finished.at(-1)) : null
  if (question.topic === 'tieBreak') return tieBreakAnswer(last, question.period)
  if (question.topic !== 'gameWinner') return null
  const set = question.period - TENNIS_PERIOD.firstSet
  let before = LEVEL
  for (const { state } of played) {
    const games = state.finished[set] ?? (state.finished.length === set ? state.games : LEVEL)
    if (games.home + games.away >= question.number) return games.home > before.home ? HOME : AWAY
    before = games
  }
  return null
}

function tieBreakAnswer(state: TennisState, period: number): number | null {
  if (period === TENNIS_PERIOD.match) {
    if (state.finished.some(isTieBreakSet) || isTieBreak(state)) return YES
    return state.phase === 'over' ? NO : null
  }
  const set = period - TENNIS_PERIOD.firstSet
  if (set === state.finished.length) return isTieBreak(state) ? YES : null
  const finished = state.finished[set]
  if (!finished) return null
  return isTieBreakSet(finished) ? YES : NO
}
