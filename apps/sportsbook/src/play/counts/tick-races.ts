import { OPTION } from '@keo/sportsbook-contract/option-types'
import type { Side } from '../score.ts'

export type Answers = ReadonlyMap<number, number>

/** Chances of 0, 1, 2... for each side in one tick; a side whose turn it is not gets nothing. */
export type Tick = { readonly home: Float64Array; readonly away: Float64Array }

/** The ticks still to come in a period, those that are alike being one and the same, and what has been counted. */
export type Run = {
  readonly counted: readonly [number, number]
  readonly last: Side | null
  readonly ticks: readonly Tick[]
}

/** One way a tick can go: who comes first, what each gets and how likely that is. */
type ScoreOrder = {
  readonly first: Side
  readonly second: Side
  readonly gets: number
  readonly follows: number
  readonly chance: number
}

const SCORE_ORDERS = new WeakMap<Tick, readonly ScoreOrder[]>()

/** Ticks that are alike are one and the same, so their score orders are worked out once. */
function scoreOrdersOf(tick: Tick): readonly ScoreOrder[] {
  let scoreOrders = SCORE_ORDERS.get(tick)
  if (!scoreOrders) SCORE_ORDERS.set(tick, (scoreOrders = workOut(tick)))
  return scoreOrders
}

/** When both score in one tick, each was first as often as the other. */
function workOut(tick: Tick): readonly ScoreOrder[] {
  const scoreOrders: ScoreOrder[] = []
  tick.home.forEach((homeChance, home) =>
    tick.away.forEach((awayChance, away) => {
      const chance = (homeChance * awayChance) / 2
      if (chance === 0) return
      scoreOrders.push({ first: 'home', second: 'away', gets: home, follows: away, chance })
      scoreOrders.push({ first: 'away', second: 'home', gets: away, follows: home, chance })
    }),
  )
  return scoreOrders
}

/** Chances that the given number, counted for both sides together, falls to home, to away or to nobody. */
export function nextScore({ counted, ticks }: Run, number: number): Answers | null {
  const need = number - counted[0] - counted[1]
  if (need <= 0) return null
  const taken = { home: 0, away: 0 }
  const open = new Float64Array(need)
  open[0] = 1
  for (const tick of ticks) {
    const scoreOrders = scoreOrdersOf(tick)
    // From the highest count down: what moves up is not met again in the same tick.
    for (let count = need - 1; count >= 0; count--) follow(open, count, scoreOrders, taken)
  }
  return toMap(taken.home, taken.away)
}

function follow(
  open: Float64Array,
  count: number,
  scoreOrders: readonly ScoreOrder[],
  taken: Record<Side, number>,
): void {
  const weight = open[count] ?? 0
  if (weight === 0) return
  open[count] = 0
  for (const { first, second, gets, follows, chance } of scoreOrders) {
    const reached = count + gets
    if (reached >= open.length) taken[first] += weight * chance
    else if (reached + follows >= open.length) taken[second] += weight * chance
    else open[reached + follows] = (open[reached + follows] ?? 0) + weight * chance
  }
}

export function toMap(home: number, away: number): Answers {
  return new Map([
    [OPTION.home, home],
    [OPTION.away, away],
    [OPTION.none, Math.max(0, 1 - home - away)],
  ])
}

export function lastScore({ last, ticks }: Run): Answers {
  const taken = { home: 0, away: 0 }
  let quiet = 1
  for (const tick of ticks.toReversed()) {
    const [home, away] = [1 - (tick.home[0] ?? 1), 1 - (tick.away[0] ?? 1)]
    taken.home += quiet * home * (1 - away / 2)
    taken.away += quiet * away * (1 - home / 2)
    quiet *= (1 - home) * (1 - away)
  }
  if (last) taken[last] += quiet
  return toMap(taken.home, taken.away)
}

/** The sides do not hinder each other, so each has its own distribution of the tick in which it arrives. */
export function raceTo({ counted, ticks }: Run, target: number): Answers | null {
  if (counted[0] >= target || counted[1] >= target) return null
  const homeAt = arrivals(ticks, 'home', target - counted[0])
  const awayAt = arrivals(ticks, 'away', target - counted[1])
  let [home, away, homeOpen, awayOpen] = [0, 0, 1, 1]
  for (let tick = 0; tick < ticks.length; tick++) {
    const [homeNow, awayNow] = [homeAt[tick] ?? 0, awayAt[tick] ?? 0]
    home += homeNow * (awayOpen - awayNow / 2)
    away += awayNow * (homeOpen - homeNow / 2)
    homeOpen -= homeNow
    awayOpen -= awayNow
  }
  return toMap(home, away)
}

function arrivals(ticks: readonly Tick[], side: Side, need: number): Float64Array {
  const at = new Float64Array(ticks.length)
  const open = new Float64Array(need)
  open[0] = 1
  ticks.forEach((tick, index) => {
    const chances = tick[side]
    if (chances.length > 1) at[index] = arriveNow(open, chances)
  })
  return at
}

/** One tick for all who have not arrived; how many arrive. */
function arriveNow(open: Float64Array, chances: Float64Array): number {
  let arrived = 0
  for (let count = open.length - 1; count >= 0; count--) {
    const weight = open[count] ?? 0
    if (weight === 0) continue
    open[count] = weight * (chances[0] ?? 1)
    for (let more = 1; more < chances.length; more++) {
      const chance = weight * (chances[more] ?? 0)
      if (count + more >= open.length) arrived += chance
      else open[count + more] = (open[count + more] ?? 0) + chance
    }
  }
  return arrived
}
