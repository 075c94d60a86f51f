import type { MatchSetting } from '../../sport-model.ts'
import { createCountsModel } from '../counts-model.ts'
import { shapeOfHalves } from '../periods/halves.ts'
import { ratesOf, type Rates } from '../rates.ts'
import type { Shape } from '../periods/shape.ts'
import { meansOf, oneAtMost, scaled } from '../strength.ts'
import { ballFrames, scareFrames } from './ball-frames.ts'
import { soccerEvent } from './soccer-frames.ts'

const TICK_SECONDS = 5
/** Minutes of a half by format. */
const HALF_MINUTES: Readonly<Record<number, number>> = {
  17700001: 4,
  17700002: 6,
  17700003: 9,
  17700004: 5,
  17700005: 3,
}

function minutesOf({ format }: MatchSetting): number {
  return HALF_MINUTES[format] ?? 6
}

function shapeOf(setting: MatchSetting): Shape {
  const halfSeconds = minutesOf(setting) * 60
  const extraHalfSeconds = Math.ceil(minutesOf(setting) / 3) * 60
  return shapeOfHalves({
    sportId: 177,
    isKnockout: setting.isKnockout,
    halfSeconds,
    ticks: halfSeconds / TICK_SECONDS,
    turns: ['both', 'both'],
    pauseSeconds: 60,
    extraHalfSeconds,
    extraTicks: extraHalfSeconds / TICK_SECONDS,
    periods: {
      realTime: 177000,
      fullTime: 177001,
      withExtra: null,
      halves: [177002, 177003],
      extra: 177007,
      extraHalves: [177004, 177005],
      shootOut: 177006,
    },
  })
}

/** Played on a screen: more goals than on grass, and longer matches bring a little more. */
function goalsOf(minutes: number): number {
  return 2.2 + 0.2 * minutes
}

function rates(setting: MatchSetting, shape: Shape): Rates {
  const minutes = minutesOf(setting)
  const average = scaled({ home: 0.51, away: 0.49 }, goalsOf(minutes))
  const means = meansOf(setting, average, { edge: 0.22, pace: 0.12 })
  const chances = oneAtMost(means, (minutes * 2 * 60) / TICK_SECONDS)
  return ratesOf(
    shape,
    shape.stretches.map(() => [chances]),
    { home: 0.72, away: 0.72 },
  )
}

const onTheBall = ballFrames({ stop: 0.01, timeout: 0, stopSeconds: [3, 6], timeoutSeconds: 0 })

export const screenSoccer = createCountsModel({
  sportId: 177,
  shapeOf,
  rates,
  script: {
    eventOf: soccerEvent,
    presenter: scareFrames({ idle: 0.03, lead: [2, 4], after: [3, 6], halt: [4, 8] }, onTheBall),
    typicalScore: 1,
  },
})
