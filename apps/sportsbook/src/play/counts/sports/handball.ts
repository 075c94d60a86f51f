import type { MatchSetting } from '../../sport-model.ts'
import { createCountsModel } from '../counts-model.ts'
import { shapeOfHalves } from '../periods/halves.ts'
import { ratesOf, type Rates } from '../rates.ts'
import type { Shape } from '../periods/shape.ts'
import { meansOf, oneAtMost, scaled } from '../strength.ts'
import { ballFrames } from './ball-frames.ts'
import { sentOffFrames } from './sent-off-frames.ts'

const HALF_SECONDS = 1_800
/** Attacks of both sides in a half. */
const HALF_TICKS = 56

function shapeOf({ isKnockout }: MatchSetting): Shape {
  return shapeOfHalves({
    sportId: 8,
    isKnockout,
    halfSeconds: HALF_SECONDS,
    ticks: HALF_TICKS,
    turns: ['homeFirst', 'awayFirst'],
    pauseSeconds: 900,
    extraHalfSeconds: 300,
    extraTicks: 10,
    periods: {
      realTime: 8000,
      fullTime: 8001,
      withExtra: 8002,
      halves: [8003, 8004],
      extra: 8005,
      extraHalves: null,
      shootOut: 8006,
    },
  })
}

const GOALS = { home: 29.6, away: 27.4 }

function rates(setting: MatchSetting, shape: Shape): Rates {
  const means = meansOf(setting, GOALS, { edge: 0.07, pace: 0.06 })
  // A side attacks in every other tick.
  const chances = oneAtMost(scaled(means, 1 / 2), HALF_TICKS / 2)
  return ratesOf(
    shape,
    shape.stretches.map(() => [chances]),
    { home: 0.75, away: 0.75 },
  )
}

const attack = ballFrames({ stop: 0.08, timeout: 0.03, stopSeconds: [5, 15], timeoutSeconds: 60 })
/** Two minutes are about four attacks. */
const presenter = sentOffFrames(
  { names: { home: 'hhs', away: 'has' }, offChance: 0.07, backChance: 0.25 },
  attack,
)

export const handball = createCountsModel({
  sportId: 8,
  shapeOf,
  rates,
  script: {
    eventOf: (_place, side, amount) => ({ kind: 'goal', side, amount }),
    presenter,
    typicalScore: 1,
  },
})
