import type { MatchSetting } from '../../sport-model.ts'
import { createCountsModel } from '../counts-model.ts'
import type { EventOf } from '../draw-tick.ts'
import { shapeOfHalves } from '../periods/halves.ts'
import { ratesOf, type Rates } from '../rates.ts'
import type { Shape } from '../periods/shape.ts'
import { inProportion, meansOf } from '../strength.ts'
import { ballFrames, scareFrames } from './ball-frames.ts'

const HALF_SECONDS = 2_400
const TICK_SECONDS = 20
const HALF_TICKS = HALF_SECONDS / TICK_SECONDS
const EXTRA_HALF_SECONDS = 600

function shapeOf({ isKnockout }: MatchSetting): Shape {
  return shapeOfHalves({
    sportId: 4,
    isKnockout,
    halfSeconds: HALF_SECONDS,
    ticks: HALF_TICKS,
    turns: ['both', 'both'],
    pauseSeconds: 900,
    extraHalfSeconds: EXTRA_HALF_SECONDS,
    extraTicks: EXTRA_HALF_SECONDS / TICK_SECONDS,
    periods: {
      realTime: 4000,
      fullTime: 4001,
      withExtra: null,
      halves: [4003, 4004],
      extra: 4005,
      extraHalves: null,
      shootOut: 4009,
    },
  })
}

/** How often a phase brings a penalty goal, a try, or a try with its conversion. */
const PHASE = [0, 0, 0, 0.4, 0, 0.2, 0, 0.4]
const MANNERS: Readonly<Record<number, string>> = { 3: 'penalty', 5: 'try', 7: 'convertedTry' }
const POINTS = { home: 24.8, away: 21.6 }

const rugbyEvent: EventOf = (_place, side, amount) => ({
  kind: 'points',
  side,
  amount,
  manner: MANNERS[amount] ?? 'try',
})

function rates(setting: MatchSetting, shape: Shape): Rates {
  const means = meansOf(setting, POINTS, { edge: 0.2, pace: 0.1 })
  const chances = {
    home: inProportion(PHASE, means.home / (HALF_TICKS * 2)),
    away: inProportion(PHASE, means.away / (HALF_TICKS * 2)),
  }
  return ratesOf(
    shape,
    shape.stretches.map(() => [chances]),
    { home: 0.8, away: 0.8 },
  )
}

const phases = ballFrames({ stop: 0.04, timeout: 0, stopSeconds: [10, 40], timeoutSeconds: 0 })

export const rugby = createCountsModel({
  sportId: 4,
  shapeOf,
  rates,
  script: {
    eventOf: rugbyEvent,
    presenter: scareFrames({ idle: 0.06, lead: [3, 8], after: [4, 8], halt: [10, 25] }, phases),
    typicalScore: 7,
  },
})
