import { SCORE_KIND } from '@keo/sportsbook-contract/match-enums'
import type { MatchSetting } from '../../sport-model.ts'
import { createCountsModel } from '../counts-model.ts'
import { ratesOf, type Rates } from '../rates.ts'
import { clockOfHalves } from '../periods/clock-periods.ts'
import { pauseOf, periodFor, range, stretchOf } from '../periods/shape-parts.ts'
import type { Decider, ScorePeriod, Shape, Stretch } from '../periods/shape.ts'
import { meansOf, oneAtMost, scaled, type Means } from '../strength.ts'
import { soccerEvent, soccerFrames } from './soccer-frames.ts'

const CLOCK = clockOfHalves(1)
const TICK_SECONDS = 5
/** Minutes of a half by format. */
const HALF_MINUTES: Readonly<Record<number, number>> = {
  100001: 45,
  100002: 40,
  100004: 35,
  100005: 30,
  100006: 25,
}
export const halfMinutes = ({ format }: Pick<MatchSetting, 'format'>): number => HALF_MINUTES[format] ?? 45
const EXTRA_HALF_MINUTES = 15

/** Stretches: three slices and the added time of each half, then the halves of extra time. */
const FIRST_HALF = range(0, 4)
const SECOND_HALF = range(4, 8)
const NORMAL = range(0, 8)
const FIRST_EXTRA = 8
const SECOND_EXTRA = 9

function halfOf(minutes: number, clockFrom: number, clockPeriod: number, ends: Partial<Stretch>): Stretch[] {
  const sliceTicks = (minutes * 60) / 3 / TICK_SECONDS
  const slice = (index: number) =>
    stretchOf({
      ticks: sliceTicks,
      tickSeconds: TICK_SECONDS,
      clockPeriod,
      clockFrom: clockFrom + index * minutes * 20,
    })
  return [
    { ...slice(0), pause: ends.pause ?? null },
    slice(1),
    slice(2),
    addedTime(minutes, clockFrom, clockPeriod, ends),
  ]
}

function addedTime(minutes: number, clockFrom: number, clockPeriod: number, ends: Partial<Stretch>): Stretch {
  const added = ends.added ?? [1, 4]
  const from = clockFrom + minutes * 60
  const ticks = (added[0] * 60) / TICK_SECONDS
  return stretchOf({
    ...ends,
    pause: null,
    added,
    ticks,
    tickSeconds: TICK_SECONDS,
    clockPeriod,
    clockFrom: from,
  })
}

function extraHalf(minutesBefore: number, clockPeriod: number, ends: Partial<Stretch>): Stretch {
  const ticks = (EXTRA_HALF_MINUTES * 60) / TICK_SECONDS
  return stretchOf({ ...ends, ticks, tickSeconds: TICK_SECONDS, clockPeriod, clockFrom: minutesBefore * 60 })
}

const DECIDER: Decider = {
  repeats: false,
  isSuddenDeath: false,
  shootOut: {
    rounds: 5,
    waiting: pauseOf(CLOCK.waitingForShootOut, 180),
    clockPeriod: CLOCK.shootOut,
    period: 1006,
    firstRoundsPeriod: 1015,
  },
}

const SLICES: readonly ScorePeriod[] = [[0], [1], [2, 3], [4], [5], [6, 7]].map((stretches, index) =>
  periodFor(1007 + index, stretches),
)

const EXTRA_PERIODS: readonly ScorePeriod[] = [
  periodFor(1013, [FIRST_EXTRA, SECOND_EXTRA]),
  periodFor(1014, range(0, 10)),
  periodFor(1004, [FIRST_EXTRA]),
  periodFor(1005, [SECOND_EXTRA]),
]

function shapeOf(setting: MatchSetting): Shape {
  const { isKnockout } = setting
  const minutes = halfMinutes(setting)
  const normal = [
    ...halfOf(minutes, 0, CLOCK.first, { added: [1, 4] }),
    ...halfOf(minutes, minutes * 60, CLOCK.second, {
      added: [2, 6],
      pause: pauseOf(CLOCK.halfTime, 900),
      endPeriod: CLOCK.normalOver,
    }),
  ]
  const extra = [
    extraHalf(minutes * 2, CLOCK.extraFirst, { pause: pauseOf(CLOCK.waitingForExtra, 240) }),
    extraHalf(minutes * 2 + EXTRA_HALF_MINUTES, CLOCK.extraSecond, {
      pause: pauseOf(CLOCK.extraBreak, 60),
      endPeriod: CLOCK.extraOver,
    }),
  ]
  return {
    kinds: [SCORE_KIND.score, SCORE_KIND.corners, SCORE_KIND.yellowCards, SCORE_KIND.redCards],
    clock: 'up',
    stretches: isKnockout ? [...normal, ...extra] : normal,
    normalCount: NORMAL.length,
    periods: [
      periodFor(1000, isKnockout ? range(0, 10) : NORMAL),
      periodFor(1001, NORMAL),
      periodFor(1002, FIRST_HALF),
      periodFor(1003, SECOND_HALF),
      ...(isKnockout ? EXTRA_PERIODS : []),
      ...SLICES,
    ],
    slices: SLICES.map((slice) => slice.id),
    firstRoundPeriod: null,
    decider: isKnockout ? DECIDER : null,
    notStarted: CLOCK.notStarted,
    over: CLOCK.over,
  }
}

/** Averages of ninety minutes, and how they are shared out among the stretches: more comes late. */
const GOALS = { mean: { home: 1.5, away: 1.2 }, swing: { edge: 0.24, pace: 0.12 }, shares: 'late' } as const
const CORNERS = { mean: { home: 5.5, away: 4.5 }, swing: { edge: 0.1, pace: 0.08 }, shares: 'even' } as const
const YELLOWS = {
  mean: { home: 1.75, away: 2.05 },
  swing: { edge: -0.08, pace: 0.05 },
  shares: 'late',
} as const
const REDS = { mean: { home: 0.08, away: 0.11 }, swing: { edge: -0.1, pace: 0 }, shares: 'late' } as const

const SHARES = {
  late: [0.125, 0.142, 0.153, 0.02, 0.162, 0.17, 0.178, 0.05],
  even: [0.157, 0.157, 0.157, 0.02, 0.157, 0.157, 0.157, 0.038],
} as const
/** Ten men score less and concede more; it shows from the next half of a quarter of an hour on. */
const SENDING_OFF = { place: 3, markTicks: 90, fewer: 0.65, more: 1.3 } as const
/** Half an hour of tired sides. */
const EXTRA_SHARE = 0.3

function rates(setting: MatchSetting, shape: Shape): Rates {
  const length = halfMinutes(setting) / 45
  const counted = [GOALS, CORNERS, YELLOWS, REDS].map(({ mean, swing, shares }) => ({
    means: meansOf(setting, mean, swing),
    shares: SHARES[shares],
  }))
  const ticks = shape.stretches.map((stretch, index) =>
    counted.map(({ means, shares }) => {
      const share = index < NORMAL.length ? (shares[index] ?? 0) * length : EXTRA_SHARE / 2
      return oneAtMost(scaled(means, share), stretch.ticks)
    }),
  )
  return ratesOf(shape, ticks, kicksOf(setting), SENDING_OFF)
}

function kicksOf({ edge }: MatchSetting): Means {
  return { home: 0.75 + 0.01 * Math.tanh(edge), away: 0.75 - 0.01 * Math.tanh(edge) }
}

export const soccer = createCountsModel({
  sportId: 1,
  shapeOf,
  rates,
  script: { eventOf: soccerEvent, presenter: soccerFrames, typicalScore: 1 },
})
