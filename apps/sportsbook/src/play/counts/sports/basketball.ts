import type { MatchSetting } from '../../sport-model.ts'
import { type CountsModel, createCountsModel } from '../counts-model.ts'
import type { EventOf } from '../draw-tick.ts'
import { shapeOfQuarters, type QuartersPlan } from '../periods/quarters.ts'
import { ratesOf, type Rates } from '../rates.ts'
import type { Shape } from '../periods/shape.ts'
import { inProportion, meansOf, type Means } from '../strength.ts'
import { ballFrames, type Stops } from './ball-frames.ts'

/** What a possession brings: nothing, a free throw, a basket from near or from far. */
const POSSESSION = [0, 0.05, 0.34, 0.12]
const MANNERS = ['', 'freeThrow', 'twoPointer', 'threePointer']

const basketEvent: EventOf = (_place, side, amount) => ({
  kind: 'points',
  side,
  amount,
  manner: MANNERS[amount] ?? 'twoPointer',
})

type Basketball = {
  readonly sportId: 3 | 178
  readonly plans: Readonly<Record<number, QuartersPlan & { readonly points: Means }>>
  readonly usualFormat: number
  readonly stops: Stops
}

function basketballOf({ sportId, plans, usualFormat, stops }: Basketball): CountsModel {
  function planFor({ format }: MatchSetting): QuartersPlan & { readonly points: Means } {
    const plan = plans[format] ?? plans[usualFormat]
    if (!plan) throw new RangeError(`no plan of sport ${sportId}`)
    return plan
  }
  function rates(setting: MatchSetting, shape: Shape): Rates {
    const plan = planFor(setting)
    const possessions = (plan.count * plan.ticks) / 2
    const means = meansOf(setting, plan.points, { edge: 0.03, pace: 0.05 })
    const chances = {
      home: inProportion(POSSESSION, means.home / possessions),
      away: inProportion(POSSESSION, means.away / possessions),
    }
    return ratesOf(
      shape,
      shape.stretches.map(() => [chances]),
      NO_KICKS,
    )
  }
  return createCountsModel({
    sportId,
    shapeOf: (setting) => shapeOfQuarters(planFor(setting)),
    rates,
    script: { eventOf: basketEvent, presenter: ballFrames(stops), typicalScore: 2 },
  })
}

const NO_KICKS = { home: 0, away: 0 }

const INDOORS = {
  sportId: 3,
  count: 4,
  breakSeconds: 120,
  halfTimeSeconds: 900,
  overtimeSeconds: 300,
  overtimeTicks: 20,
  hasLateWithOvertime: true,
} as const

export const basketball = basketballOf({
  sportId: 3,
  usualFormat: 300002,
  plans: {
    300001: { ...INDOORS, seconds: 720, ticks: 50, points: { home: 113, away: 110.5 } },
    300002: { ...INDOORS, seconds: 600, ticks: 38, points: { home: 82.5, away: 79.5 } },
    300003: { ...INDOORS, count: 2, seconds: 1_200, ticks: 70, points: { home: 75, away: 71 } },
  },
  stops: { stop: 0.3, timeout: 0.05, stopSeconds: [6, 20], timeoutSeconds: 60 },
})

/** Minutes of a quarter give the ticks: both sides have the ball once in 25 seconds. */
function screenPlan(minutes: number): QuartersPlan & { readonly points: Means } {
  const ticks = Math.round((minutes * 60) / 25) * 2
  return {
    sportId: 178,
    count: 4,
    seconds: minutes * 60,
    ticks,
    breakSeconds: 20,
    halfTimeSeconds: 45,
    overtimeSeconds: 180,
    overtimeTicks: 14,
    hasLateWithOvertime: false,
    points: { home: ticks * 2 * 1.13, away: ticks * 2 * 1.1 },
  }
}

export const screenBasketball = basketballOf({
  sportId: 178,
  usualFormat: 17800002,
  plans: { 17800001: screenPlan(6), 17800002: screenPlan(5), 17800003: screenPlan(4) },
  stops: { stop: 0.1, timeout: 0, stopSeconds: [3, 6], timeoutSeconds: 0 },
})
