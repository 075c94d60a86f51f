import { SCORE_KIND, type ScoreKind } from '@keo/sportsbook-contract/match-enums'
import { type Side } from '../score.ts'
import type { MatchSetting, Outlook, SportModel } from '../sport-model.ts'
import { NOTHING_OPEN, sideNumber, twoWay } from './answers.ts'
import { drawSide, playPoints, type PointRules } from './point-play.ts'
import { rallyDistributions, type RallyDistribution } from './rally-distribution.ts'
import { afterRally, beforeRally, isUnitPoint, type RallyState } from './rally-rules.ts'
import { rallyEvents, rallyPeriods, rallySnapshot } from './rally-sheet.ts'
import { BADMINTON, BEACH_VOLLEYBALL, rallyRates, TABLE_TENNIS, VOLLEYBALL } from './rally-sports.ts'
import type { RallySport } from './rally-sports.ts'
import {
  firstAndFinal,
  summedScore,
  unitScore,
  unitsWon,
  winnerChance,
  type Running,
} from './series-outlook.ts'
import { sumUp, wonBy } from './tally.ts'

/** Volleyball, beach volleyball, table tennis and badminton: the same play by different numbers. */
function rallyModel(sport: RallySport): SportModel<RallyState> {
  const distributions = rallyDistributions(sport)
  const rules: PointRules<RallyState, Side> = {
    start: (state) => ({ ...state, phase: 'play' }),
    forced: (_state, side) => side,
    after: (state, winner) => afterRally(sport, state, winner),
    isDanger: (state) => isUnitPoint(sport, state),
    eventsBetween: (from, to, winner) => rallyEvents(sport, from, to, winner),
    stepMs: (_state, luck) => Math.round(sport.pointMs.least + sport.pointMs.spread * luck),
    breakMs: () => sport.breakMs,
  }
  return {
    sportId: sport.sportId,
    before: (setting) => beforeRally(sport, setting),
    play(setting, chance, forced) {
      const rates = rallyRates(sport, setting)
      return playPoints(
        rules,
        beforeRally(sport, setting),
        ({ server }, luck) => drawSide(rates[server], luck),
        chance,
        forced,
      )
    },
    snapshot: (state) => rallySnapshot(sport, state),
    outlook: (setting, state) => rallyOutlook(sport, distributions, setting, state),
    answer: (question, played) => {
      const last = played.at(-1)?.state
      return question.topic === 'winner' && last?.phase === 'over' ? sideNumber(last.finished.at(-1)) : null
    },
  }
}

function rallyOutlook(
  sport: RallySport,
  distributions: (...numbers: readonly number[]) => RallyDistribution,
  setting: MatchSetting,
  state: RallyState,
): Outlook {
  if (state.phase === 'over') return NOTHING_OPEN
  const rates = rallyRates(sport, setting)
  const distribution = distributions(rates.home, rates.away, state.needed)
  const running: Running = {
    series: distribution.series,
    standing: { ...wonBy(state.finished), opener: state.opener },
    before: sumUp(state.finished),
    endings: distribution.endings(state),
  }
  const { match, firstUnit } = rallyPeriods(sport)
  const isKnown = (kind: ScoreKind) => kind === SCORE_KIND.score || kind === sport.unitKind
  return {
    pair: (kind, period) => {
      if (!isKnown(kind)) return null
      if (period !== match) return unitScore(running, period - firstUnit)
      return kind === sport.unitKind ? unitsWon(running) : summedScore(running)
    },
    split: (kind, first, second) =>
      kind === sport.unitKind && first === firstUnit && second === match ? firstAndFinal(running) : null,
    answers: ({ topic }) => (topic === 'winner' ? twoWay(winnerChance(running)) : null),
  }
}

export const volleyball = rallyModel(VOLLEYBALL)
export const beachVolleyball = rallyModel(BEACH_VOLLEYBALL)
export const tableTennis = rallyModel(TABLE_TENNIS)
export const badminton = rallyModel(BADMINTON)
