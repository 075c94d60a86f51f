import { SCORE_KIND } from '@keo/sportsbook-contract/match-enums'
import { type Side } from '../score.ts'
import type { MatchSetting, Outlook, Question, SportModel } from '../sport-model.ts'
import { NOTHING_OPEN, twoWay } from './answers.ts'
import { drawSide, playPoints, type PointRules } from './point-play.ts'
import {
  firstAndFinal,
  summedScore,
  unitScore,
  unitsWon,
  winnerChance,
  type Running,
} from './series-outlook.ts'
import { sumUp, wonBy } from './tally.ts'
import { serveRates, tennisDistribution } from './tennis-distribution.ts'
import { gameChance, tennisAnswer, tieBreakChance } from './tennis-questions.ts'
import { afterPoint, beforeTennis, breakPointFor, serverOf, setPointFor } from './tennis-rules.ts'
import type { TennisState } from './tennis-rules.ts'
import { TENNIS_PERIOD, tennisEvents, tennisSnapshot } from './tennis-sheet.ts'

const POINT_MS = { least: 14_000, spread: 12_000 } as const
const CHANGE_OF_ENDS_MS = 75_000
const SET_BREAK_MS = 120_000

const rules: PointRules<TennisState, Side> = {
  start: (state) => ({ ...state, phase: 'play' }),
  after: afterPoint,
  forced: (_state, side) => side,
  isDanger: (state) => breakPointFor(state) !== null || setPointFor(state) !== null,
  eventsBetween: tennisEvents,
  stepMs: ({ games, points }, luck) => {
    const played = games.home + games.away
    const changesEnds = played % 2 === 1 && played > 1 && points.home + points.away === 0
    return Math.round(POINT_MS.least + POINT_MS.spread * luck) + (changesEnds ? CHANGE_OF_ENDS_MS : 0)
  },
  breakMs: () => SET_BREAK_MS,
}

/** Points, games, tie-breaks and sets. */
export const tennis: SportModel<TennisState> = {
  sportId: 5,
  before: beforeTennis,
  play(setting, chance, forced) {
    const rates = serveRates(setting)
    return playPoints(
      rules,
      beforeTennis(setting),
      (state, luck) => drawSide(rates[serverOf(state)], luck),
      chance,
      forced,
    )
  },
  snapshot: tennisSnapshot,
  outlook: tennisOutlook,
  answer: tennisAnswer,
}

function tennisOutlook(setting: MatchSetting, state: TennisState): Outlook {
  if (state.phase === 'over') return NOTHING_OPEN
  const rates = serveRates(setting)
  const distribution = tennisDistribution(rates.home, rates.away, state.needed)
  const running: Running = {
    series: distribution.series,
    standing: { ...wonBy(state.finished), opener: state.opener },
    before: sumUp(state.finished),
    endings: distribution.endings(state),
  }
  return {
    pair: (kind, period) => {
      if (kind !== SCORE_KIND.games && kind !== SCORE_KIND.sets) return null
      if (period !== TENNIS_PERIOD.match) return unitScore(running, period - TENNIS_PERIOD.firstSet)
      return kind === SCORE_KIND.sets ? unitsWon(running) : summedScore(running)
    },
    split: (kind, first, second) =>
      kind === SCORE_KIND.sets && first === TENNIS_PERIOD.firstSet && second === TENNIS_PERIOD.match
        ? firstAndFinal(running)
        : null,
    answers: (question: Question) => {
      if (question.topic === 'winner') return twoWay(winnerChance(running))
      if (question.topic === 'tieBreak') return tieBreakChance(running, state, question.period)
      if (question.topic !== 'gameWinner') return null
      return gameChance(rates, state, question.period, question.number)
    },
  }
}
