import { SCORE_KIND } from '@keo/sportsbook-contract/match-enums'
import { AWAY, HOME, NO, NOTHING_OPEN, YES, yesNo } from '../races/answers.ts'
import { listedPairs } from '../races/mixture.ts'
import { sumUp } from '../races/tally.ts'
import type { MatchSetting, Outlook, Question, Snapshot, SportModel } from '../sport-model.ts'
import { fightDistribution, type FightDistribution } from './fight-distribution.ts'
import { playFight } from './fight-play.ts'
import { beforeFight, fightRates, roundsTaken, SPELL_SECONDS, SPELLS, type FightState } from './fight.ts'

const PERIOD = 19_001
/** Rounds and breaks in turn as in the sports played in sets: the provider publishes no numbers of its own. */
const CLOCK = { notStarted: 19_001, firstRound: 19_002, over: 19_026 } as const

const DRAW = 3
/** The provider has no words for methods: numbered runners, in this order. */
const METHOD = { homeStops: 501, homeDecision: 502, awayStops: 503, awayDecision: 504, draw: 505 } as const

/** Rounds in spells, with knock-downs and stoppages; else the card decides. */
export const boxing: SportModel<FightState> = {
  sportId: 19,
  before: beforeFight,
  play: (setting, chance, forced) => playFight(fightRates(setting), beforeFight(setting), chance, forced),
  snapshot: snapshotOf,
  outlook: outlookOf,
  answer: (question, played) => answerOf(question, played.at(-1)?.state.ending ?? null),
}

function snapshotOf(state: FightState): Snapshot {
  return {
    isOver: state.phase === 'over',
    clockPeriod: clockPeriodOf(state),
    seconds: state.phase === 'round' ? (SPELLS - state.spell) * SPELL_SECONDS : null,
    isRunning: state.phase === 'round',
    countsDown: true,
    addedMinutes: null,
    part: 0,
    serving: null,
    scores:
      state.phase === 'before'
        ? []
        : [
            { period: PERIOD, kind: SCORE_KIND.score, ...sumUp(state.card) },
            { period: PERIOD, kind: SCORE_KIND.rounds, ...roundsTaken(state.card) },
          ],
    board: {},
  }
}

function clockPeriodOf({ phase, card }: FightState): number {
  if (phase === 'before') return CLOCK.notStarted
  if (phase === 'over') return CLOCK.over
  return CLOCK.firstRound + 2 * card.length - (phase === 'break' ? 1 : 0)
}

function outlookOf(setting: MatchSetting, state: FightState): Outlook {
  if (state.phase === 'over') return NOTHING_OPEN
  const distribution = fightDistribution(fightRates(setting), state)
  return {
    pair: (kind, period) =>
      kind === SCORE_KIND.rounds && period === PERIOD ? listedPairs(distribution.rounds) : null,
    split: () => null,
    answers: ({ topic }) => answersOf(topic, distribution),
  }
}

function answersOf(
  topic: Question['topic'],
  { stopped, decided }: FightDistribution,
): ReadonlyMap<number, number> | null {
  if (topic === 'winner') {
    return new Map([
      [HOME, stopped.home + decided.home],
      [DRAW, decided.draw],
      [AWAY, stopped.away + decided.away],
    ])
  }
  if (topic === 'distance') return yesNo(decided.home + decided.away + decided.draw)
  if (topic !== 'method') return null
  return new Map([
    [METHOD.homeStops, stopped.home],
    [METHOD.homeDecision, decided.home],
    [METHOD.awayStops, stopped.away],
    [METHOD.awayDecision, decided.away],
    [METHOD.draw, decided.draw],
  ])
}

function answerOf({ topic }: Question, ending: FightState['ending']): number | null {
  if (!ending) return null
  const isDecision = ending.kind === 'decision'
  if (topic === 'distance') return isDecision ? YES : NO
  if (topic === 'winner') return { home: HOME, away: AWAY, none: DRAW }[ending.winner ?? 'none']
  if (topic !== 'method') return null
  if (ending.winner === null) return METHOD.draw
  if (ending.winner === 'home') return isDecision ? METHOD.homeDecision : METHOD.homeStops
  return isDecision ? METHOD.awayDecision : METHOD.awayStops
}
