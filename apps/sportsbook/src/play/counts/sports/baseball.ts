import { SCORE_KIND } from '@keo/sportsbook-contract/match-enums'
import type { MatchSetting } from '../../sport-model.ts'
import { BASEBALL_CLOCK } from '../periods/clock-periods.ts'
import { createCountsModel } from '../counts-model.ts'
import { ratesOf, type Rates } from '../rates.ts'
import { pauseOf, periodFor, range, stretchOf } from '../periods/shape-parts.ts'
import type { Pause, Shape, Stretch } from '../periods/shape.ts'
import { inProportion, meansOf } from '../strength.ts'
import { baseballFrames } from './baseball-frames.ts'

const INNINGS = 9
const CHANGE_SECONDS = 90
/** From the first pitch of a half-inning to the play that settles it. */
const SETTLED_AFTER_SECONDS = 150

/** The away side bats in the top of an inning, the home side in the bottom. */
function inningOf(
  top: number,
  bottom: number,
  before: Pause | null,
  middle: number,
  isWalkOff: boolean,
): Stretch[] {
  const half = { ticks: 1, tickSeconds: SETTLED_AFTER_SECONDS }
  return [
    stretchOf({ ...half, turn: 'away', clockPeriod: top, pause: before }),
    stretchOf({
      ...half,
      turn: 'home',
      clockPeriod: bottom,
      pause: pauseOf(middle, CHANGE_SECONDS),
      isWalkOff,
    }),
  ]
}

const STRETCHES: readonly Stretch[] = [
  ...range(1, INNINGS + 1).flatMap((inning) =>
    inningOf(
      BASEBALL_CLOCK.top(inning),
      BASEBALL_CLOCK.bottom(inning),
      inning === 1 ? null : pauseOf(BASEBALL_CLOCK.end(inning - 1), CHANGE_SECONDS),
      BASEBALL_CLOCK.middle(inning),
      inning === INNINGS,
    ),
  ),
  ...inningOf(
    BASEBALL_CLOCK.extraTop,
    BASEBALL_CLOCK.extraBottom,
    pauseOf(BASEBALL_CLOCK.end(INNINGS), CHANGE_SECONDS),
    BASEBALL_CLOCK.extraMiddle,
    true,
  ),
]
const NORMAL_COUNT = INNINGS * 2

const SHAPE: Shape = {
  kinds: [SCORE_KIND.score],
  clock: 'none',
  stretches: STRETCHES,
  normalCount: NORMAL_COUNT,
  periods: [
    periodFor(7001, range(0, STRETCHES.length)),
    periodFor(7002, range(0, NORMAL_COUNT)),
    periodFor(7003, range(0, 10)),
    ...range(0, INNINGS).map((inning) => periodFor(7004 + inning, [inning * 2, inning * 2 + 1])),
    periodFor(7013, range(NORMAL_COUNT, STRETCHES.length)),
  ],
  slices: [],
  firstRoundPeriod: 7014,
  decider: { repeats: true, isSuddenDeath: false, shootOut: null },
  notStarted: BASEBALL_CLOCK.notStarted,
  over: BASEBALL_CLOCK.over,
}

/** How often a half-inning brings one run, two, three... */
const HALF_INNING = [0, 0.155, 0.07, 0.032, 0.014, 0.006, 0.003, 0.001]
/** Of nine innings; the home side often has no need of the last. */
const RUNS = { home: 4.75, away: 4.45 }
/** Extra innings start with a runner on second base. */
const EXTRA_FACTOR = 1.7

function rates(setting: MatchSetting, shape: Shape): Rates {
  const means = meansOf(setting, RUNS, { edge: 0.14, pace: 0.1 })
  const ticks = shape.stretches.map((_stretch, index) => {
    const by = (index < NORMAL_COUNT ? 1 : EXTRA_FACTOR) / INNINGS
    return [
      { home: inProportion(HALF_INNING, means.home * by), away: inProportion(HALF_INNING, means.away * by) },
    ]
  })
  return ratesOf(shape, ticks, { home: 0, away: 0 })
}

export const baseball = createCountsModel({
  sportId: 7,
  shapeOf: () => SHAPE,
  rates,
  script: {
    eventOf: (_place, side, amount) => ({ kind: 'points', side, amount, manner: 'runs' }),
    presenter: baseballFrames,
    typicalScore: 1,
  },
})
