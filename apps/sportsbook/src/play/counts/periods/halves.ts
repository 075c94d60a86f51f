import { SCORE_KIND } from '@keo/sportsbook-contract/match-enums'
import { clockOfHalves } from './clock-periods.ts'
import { pauseOf, periodFor, range, stretchOf } from './shape-parts.ts'
import type { ScorePeriod, Shape, Stretch, Turn } from './shape.ts'

export type HalvesPlan = {
  readonly sportId: number
  readonly isKnockout: boolean
  readonly halfSeconds: number
  readonly ticks: number
  readonly turns: readonly [Turn, Turn]
  readonly pauseSeconds: number
  readonly extraHalfSeconds: number
  readonly extraTicks: number
  readonly periods: {
    readonly realTime: number
    readonly fullTime: number
    readonly withExtra: number | null
    readonly halves: readonly [number, number]
    readonly extra: number
    readonly extraHalves: readonly [number, number] | null
    readonly shootOut: number
  }
}

/** Stretches: two halves, then two halves of extra time. */
const NORMAL = [0, 1]
const EXTRA = [2, 3]
const ALL = range(0, 4)

/** Two halves, and in knock-outs two more and a shoot-out: the clock of soccer. */
export function shapeOfHalves(plan: HalvesPlan): Shape {
  const clock = clockOfHalves(plan.sportId)
  const { isKnockout, periods } = plan
  return {
    kinds: [SCORE_KIND.score],
    clock: 'up',
    stretches: isKnockout ? [...normalHalves(plan), ...extraHalves(plan)] : normalHalves(plan),
    normalCount: NORMAL.length,
    periods: [
      periodFor(periods.realTime, isKnockout ? ALL : NORMAL),
      periodFor(periods.fullTime, NORMAL),
      ...(periods.withExtra ? [periodFor(periods.withExtra, isKnockout ? ALL : NORMAL, isKnockout)] : []),
      ...periods.halves.map((id, half) => periodFor(id, [half])),
      ...(isKnockout ? extraPeriods(plan) : []),
    ],
    slices: [],
    firstRoundPeriod: null,
    decider: isKnockout
      ? {
          repeats: false,
          isSuddenDeath: false,
          shootOut: {
            rounds: 5,
            waiting: pauseOf(clock.waitingForShootOut, plan.pauseSeconds / 5),
            clockPeriod: clock.shootOut,
            period: periods.shootOut,
            firstRoundsPeriod: null,
          },
        }
      : null,
    notStarted: clock.notStarted,
    over: clock.over,
  }
}

function extraPeriods({ periods }: HalvesPlan): readonly ScorePeriod[] {
  const halves = (periods.extraHalves ?? []).map((id, half) => periodFor(id, [half + NORMAL.length]))
  return [periodFor(periods.extra, EXTRA), ...halves]
}

function normalHalves({ sportId, halfSeconds, ticks, turns, pauseSeconds }: HalvesPlan): readonly Stretch[] {
  const clock = clockOfHalves(sportId)
  const half = { ticks, tickSeconds: halfSeconds / ticks }
  return [
    stretchOf({ ...half, turn: turns[0], clockPeriod: clock.first }),
    stretchOf({
      ...half,
      turn: turns[1],
      clockPeriod: clock.second,
      clockFrom: halfSeconds,
      pause: pauseOf(clock.halfTime, pauseSeconds),
      endPeriod: clock.normalOver,
    }),
  ]
}

function extraHalves(plan: HalvesPlan): readonly Stretch[] {
  const { sportId, halfSeconds, extraHalfSeconds, extraTicks, turns, pauseSeconds } = plan
  const clock = clockOfHalves(sportId)
  const half = { ticks: extraTicks, tickSeconds: extraHalfSeconds / extraTicks }
  return [
    stretchOf({
      ...half,
      turn: turns[0],
      clockPeriod: clock.extraFirst,
      clockFrom: halfSeconds * 2,
      pause: pauseOf(clock.waitingForExtra, pauseSeconds / 3),
    }),
    stretchOf({
      ...half,
      turn: turns[1],
      clockPeriod: clock.extraSecond,
      clockFrom: halfSeconds * 2 + extraHalfSeconds,
      pause: pauseOf(clock.extraBreak, pauseSeconds / 10),
      endPeriod: clock.extraOver,
    }),
  ]
}
