import { SCORE_KIND } from '@keo/sportsbook-contract/match-enums'
import type { MatchSetting, Outlook, SportModel } from '../sport-model.ts'
import { NOTHING_OPEN, sideNumber, twoWay } from './answers.ts'
import { playPoints, type PointRules } from './point-play.ts'
import { firstAndFinal, unitScore, unitsWon, winnerChance, type Running } from './series-outlook.ts'
import { snookerDistribution } from './snooker-distribution.ts'
import { afterVisit, beforeSnooker, drawVisit, forcedVisit, isFrameBall, potRates } from './snooker-rules.ts'
import type { SnookerState, Visit } from './snooker-rules.ts'
import { isSessionBreak, SNOOKER_PERIOD, snookerEvents, snookerSnapshot } from './snooker-sheet.ts'
import { LEVEL, wonBy } from './tally.ts'

const VISIT_MS = { least: 45_000, spread: 80_000 } as const
const FRAME_BREAK_MS = 90_000
const SESSION_BREAK_MS = 900_000

const rules: PointRules<SnookerState, Visit> = {
  start: (state) => ({ ...state, phase: 'play' }),
  after: afterVisit,
  forced: forcedVisit,
  isDanger: isFrameBall,
  eventsBetween: snookerEvents,
  stepMs: (_state, luck) => Math.round(VISIT_MS.least + VISIT_MS.spread * luck),
  breakMs: (state) => (isSessionBreak(state) ? SESSION_BREAK_MS : FRAME_BREAK_MS),
}

/** Visits to the table make frames, frames the match. */
export const snooker: SportModel<SnookerState> = {
  sportId: 16,
  before: beforeSnooker,
  play(setting, chance, forced) {
    const rates = potRates(setting)
    return playPoints(
      rules,
      beforeSnooker(setting),
      (state, luck) => drawVisit(rates, state, luck),
      chance,
      forced,
    )
  },
  snapshot: snookerSnapshot,
  outlook: snookerOutlook,
  answer: (question, played) => {
    const last = played.at(-1)?.state
    return question.topic === 'winner' && last?.phase === 'over' ? sideNumber(last.finished.at(-1)) : null
  },
}

function snookerOutlook(setting: MatchSetting, state: SnookerState): Outlook {
  if (state.phase === 'over') return NOTHING_OPEN
  const rates = potRates(setting)
  const distribution = snookerDistribution(rates.home, rates.away, state.needed)
  const running: Running = {
    series: distribution.series,
    standing: { ...wonBy(state.finished), opener: state.opener },
    before: LEVEL,
    endings: distribution.endings(state),
  }
  const { match, firstFrame } = SNOOKER_PERIOD
  return {
    pair: (kind, period) => {
      if (kind !== SCORE_KIND.frames && kind !== SCORE_KIND.score) return null
      return period === match ? unitsWon(running) : unitScore(running, period - firstFrame)
    },
    split: (kind, first, second) =>
      kind === SCORE_KIND.frames && first === firstFrame && second === match ? firstAndFinal(running) : null,
    answers: ({ topic }) => (topic === 'winner' ? twoWay(winnerChance(running)) : null),
  }
}
