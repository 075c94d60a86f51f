import { SCORE_KIND } from '@keo/sportsbook-contract/match-enums'
import type { MatchSetting } from '../../sport-model.ts'
import { HOCKEY_CLOCK } from '../periods/clock-periods.ts'
import { createCountsModel } from '../counts-model.ts'
import { ratesOf, type Rates } from '../rates.ts'
import { pauseOf, periodFor, range, stretchOf } from '../periods/shape-parts.ts'
import type { Shape } from '../periods/shape.ts'
import { meansOf, oneAtMost, scaled } from '../strength.ts'
import { ballFrames, scareFrames } from './ball-frames.ts'
import { sentOffFrames } from './sent-off-frames.ts'

const TICK_SECONDS = 10
const PERIOD_TICKS = 1_200 / TICK_SECONDS
/** Sudden death: five minutes in a league, a whole period in a knock-out. */
const OVERTIME_TICKS = { league: 300 / TICK_SECONDS, knockout: PERIOD_TICKS }

function shapeOf({ isKnockout }: MatchSetting): Shape {
  const periods = HOCKEY_CLOCK.periods.map((clockPeriod, index) =>
    stretchOf({
      ticks: PERIOD_TICKS,
      tickSeconds: TICK_SECONDS,
      clockPeriod,
      pause: index === 0 ? null : pauseOf(HOCKEY_CLOCK.breaks[index - 1] ?? HOCKEY_CLOCK.breaks[0], 900),
      endPeriod: index === 2 ? HOCKEY_CLOCK.normalOver : null,
    }),
  )
  const overtime = stretchOf({
    ticks: isKnockout ? OVERTIME_TICKS.knockout : OVERTIME_TICKS.league,
    tickSeconds: TICK_SECONDS,
    clockPeriod: HOCKEY_CLOCK.overtime,
    pause: pauseOf(HOCKEY_CLOCK.waitingForOvertime, isKnockout ? 900 : 120),
    endPeriod: HOCKEY_CLOCK.overtimeOver,
  })
  return {
    kinds: [SCORE_KIND.score],
    clock: 'down',
    stretches: [...periods, overtime],
    normalCount: 3,
    periods: [
      periodFor(2000, range(0, 4)),
      periodFor(2001, range(0, 3)),
      periodFor(2002, range(0, 4), true),
      ...range(0, 3).map((index) => periodFor(2003 + index, [index])),
      periodFor(2006, [3]),
    ],
    slices: [],
    firstRoundPeriod: null,
    decider: {
      repeats: false,
      isSuddenDeath: true,
      shootOut: {
        rounds: 3,
        waiting: pauseOf(HOCKEY_CLOCK.waitingForShootOut, 120),
        clockPeriod: HOCKEY_CLOCK.shootOut,
        period: 2007,
        firstRoundsPeriod: null,
      },
    },
    notStarted: HOCKEY_CLOCK.notStarted,
    over: HOCKEY_CLOCK.over,
  }
}

const GOALS = { home: 3.05, away: 2.75 }
const SHARES = [0.31, 0.33, 0.36]
/** Fewer skaters leave more room: goals of an overtime as a share of a match, for each tick. */
const OVERTIME_RATE = 1.6 / (PERIOD_TICKS * 3)

function rates(setting: MatchSetting, shape: Shape): Rates {
  const means = meansOf(setting, GOALS, { edge: 0.17, pace: 0.1 })
  const ticks = shape.stretches.map((stretch, index) => {
    const share = SHARES[index] ?? OVERTIME_RATE * stretch.ticks
    return [oneAtMost(scaled(means, share), stretch.ticks)]
  })
  return ratesOf(shape, ticks, { home: 0.33, away: 0.33 })
}

const skating = ballFrames({ stop: 0.1, timeout: 0.004, stopSeconds: [10, 25], timeoutSeconds: 30 })
const goals = scareFrames({ idle: 0.012, lead: [2, 4], after: [4, 8], halt: [15, 30] }, skating)

/** Two minutes are twelve ticks. */
const presenter = sentOffFrames(
  { names: { home: 'ihs', away: 'ias' }, offChance: 0.02, backChance: 1 / 12 },
  goals,
)

export const iceHockey = createCountsModel({
  sportId: 2,
  shapeOf,
  rates,
  script: {
    eventOf: (_place, side, amount) => ({ kind: 'goal', side, amount }),
    presenter,
    typicalScore: 1,
  },
})
