import { SCORE_KIND } from '@keo/sportsbook-contract/match-enums'
import { clockOfQuarters } from './clock-periods.ts'
import { pauseOf, periodFor, range, stretchOf } from './shape-parts.ts'
import type { ScorePeriod, Shape, Stretch } from './shape.ts'

export type QuartersPlan = {
  readonly sportId: number
  /** Four quarters or two halves. */
  readonly count: 4 | 2
  readonly seconds: number
  /** Even, so that both sides have the ball as often. */
  readonly ticks: number
  readonly breakSeconds: number
  readonly halfTimeSeconds: number
  readonly overtimeSeconds: number
  readonly overtimeTicks: number
  /** Whether the second half and the last quarter are also counted with overtime. */
  readonly hasLateWithOvertime: boolean
}

/** Quarters, and overtime as often as it takes: the clock of basketball. */
export function shapeOfQuarters(plan: QuartersPlan): Shape {
  const clock = clockOfQuarters(plan.sportId)
  return {
    kinds: [SCORE_KIND.score],
    clock: 'down',
    stretches: [...normalStretches(plan), overtimeOf(plan)],
    normalCount: plan.count,
    periods: periodsOf(plan),
    slices: [],
    firstRoundPeriod: null,
    decider: { repeats: true, isSuddenDeath: false, shootOut: null },
    notStarted: clock.notStarted,
    over: clock.over,
  }
}

function periodsOf({ sportId, count, hasLateWithOvertime }: QuartersPlan): readonly ScorePeriod[] {
  const base = sportId * 1_000
  const half = count / 2
  const late = [periodFor(base + 10, range(half, count + 1)), periodFor(base + 11, [count - 1, count])]
  return [
    periodFor(base + 1, range(0, count + 1)),
    periodFor(base + 2, range(0, count)),
    periodFor(base + 3, range(0, half)),
    periodFor(base + 4, range(half, count)),
    ...(count === 4 ? range(0, 4).map((quarter) => periodFor(base + 5 + quarter, [quarter])) : []),
    periodFor(base + 9, [count]),
    ...(hasLateWithOvertime ? late.slice(0, half) : []),
  ]
}

function normalStretches(plan: QuartersPlan): readonly Stretch[] {
  const clock = clockOfQuarters(plan.sportId)
  const [numbers, breaks] =
    plan.count === 4
      ? [
          [clock.quarter1, clock.quarter2, clock.quarter3, clock.quarter4],
          [clock.break1, clock.break2, clock.break3],
        ]
      : [[clock.firstHalf, clock.secondHalf], [clock.halfTime]]
  return numbers.map((clockPeriod, index) =>
    stretchOf({
      ticks: plan.ticks,
      tickSeconds: plan.seconds / plan.ticks,
      turn: index % 2 === 0 ? 'homeFirst' : 'awayFirst',
      clockPeriod,
      pause: index === 0 ? null : pauseOf(breaks[index - 1] ?? clock.halfTime, pauseBefore(plan, index)),
      endPeriod: index === plan.count - 1 ? clock.normalOver : null,
    }),
  )
}

function pauseBefore({ count, breakSeconds, halfTimeSeconds }: QuartersPlan, index: number): number {
  return index === count / 2 ? halfTimeSeconds : breakSeconds
}

function overtimeOf(plan: QuartersPlan): Stretch {
  const clock = clockOfQuarters(plan.sportId)
  return stretchOf({
    ticks: plan.overtimeTicks,
    tickSeconds: plan.overtimeSeconds / plan.overtimeTicks,
    turn: 'homeFirst',
    clockPeriod: clock.overtime,
    pause: pauseOf(clock.waitingForOvertime, plan.breakSeconds),
    endPeriod: clock.overtimeOver,
  })
}
