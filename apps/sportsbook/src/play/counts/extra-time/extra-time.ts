import { createGrid, eachWithMargin, productPairs, type Pairs, type Pmf } from '../../pairs.ts'
import { sumOf } from '../../pmf.ts'
import { mostOf, whenLevel } from './levelled.ts'
import { stillToCome, tickChances, type Cursor, type Rates } from '../rates.ts'
import { stretchAt, type Shape } from '../periods/shape.ts'
import { homeWinsShootOut, NO_KICKS } from './shoot-out.ts'
import { goalsIn, pairsOfGoals } from '../short-handed/short-handed-goals.ts'
import type { Start } from '../short-handed/short-handed.ts'
import type { Kicks } from '../state.ts'

/** The place of points and goals among the kinds of every shape. */
export const SCORE_PLACE = 0

export function extraStretches(shape: Shape): readonly number[] {
  return shape.stretches.map((_stretch, index) => index).filter((index) => index >= shape.normalCount)
}

export function moved(pairs: Pairs, homeBy: number, awayBy: number): Pairs {
  const [home, away] = [pairs.home(), pairs.away()]
  const grid = createGrid(home.from + home.weights.length + homeBy, away.from + away.weights.length + awayBy)
  pairs.each((scored, conceded, chance) => grid.add(scored + homeBy, conceded + awayBy, chance))
  return grid.toPairs()
}

/** One more for the winner of the shoot-out. */
export function shootOutBonus(rates: Rates, kicks: Kicks | null): Pairs | null {
  const rules = rates.shape.decider?.shootOut
  if (!rules) return null
  const home = homeWinsShootOut(rates.kicks, kicks ?? NO_KICKS, rules.rounds)
  const grid = createGrid(1, 1)
  grid.add(1, 0, home)
  grid.add(0, 1, 1 - home)
  return grid.toPairs()
}

/** What is still scored in the round of extra time that the cursor stands in. */
export function restOfRound(start: Start, margin: number): Pairs {
  const { rates, cursor } = start
  const { shape } = rates
  const stretches = extraStretches(shape)
  if (shape.decider?.isSuddenDeath) return suddenDeath(rates, cursor, margin)
  if (rates.sendingOff) return pairsOfGoals(goalsIn(start, stretches), [0, 0])
  const home = stillToCome(rates, cursor, stretches, SCORE_PLACE, 'home')
  const away = stillToCome(rates, cursor, stretches, SCORE_PLACE, 'away')
  const pairs = productPairs(home, away)
  return stretchAt(shape, shape.stretches.length - 1).isWalkOff ? battingLast(pairs, margin) : pairs
}

/** The home side stops as soon as it leads: nobody scores after the winning run. */
function battingLast(pairs: Pairs, margin: number): Pairs {
  const grid = createGrid(mostOf(pairs.home()), mostOf(pairs.away()))
  pairs.each((home, away, chance) => {
    grid.add(Math.min(home, Math.max(0, away - margin + 1)), away, chance)
  })
  return grid.toPairs()
}

/** The first to score has won. When both score in one tick, each was first as often as the other. */
function suddenDeath(rates: Rates, cursor: Cursor, margin: number): Pairs {
  const grid = createGrid(1, 1)
  const stretches = extraStretches(rates.shape)
  let open = margin === 0 ? 1 : 0
  if (open === 0) grid.add(0, 0, 1)
  for (const stretch of stretches) {
    const chances = tickChances(rates, stretch, SCORE_PLACE)
    const home = 1 - (chances.home[0] ?? 1)
    const away = 1 - (chances.away[0] ?? 1)
    const from = stretch < cursor.stretch ? Infinity : stretch === cursor.stretch ? cursor.tick : 0
    for (let tick = from; tick < stretchAt(rates.shape, stretch).ticks; tick++) {
      grid.add(1, 0, open * home * (1 - away / 2))
      grid.add(0, 1, open * away * (1 - home / 2))
      open *= (1 - home) * (1 - away)
    }
  }
  if (open > 0) grid.add(0, 0, open)
  return grid.toPairs()
}

const KNOWN = new WeakMap<Rates, Map<string, Pairs>>()

function remembered(rates: Rates, name: string, make: () => Pairs): Pairs {
  let known = KNOWN.get(rates)
  if (!known) KNOWN.set(rates, (known = new Map()))
  let pairs = known.get(name)
  if (!pairs) known.set(name, (pairs = make()))
  return pairs
}

/** All of extra time from its start, every round of it; a shoot-out is not in it. */
export function wholeExtra(rates: Rates, advantage = 0): Pairs {
  return remembered(rates, `extra ${advantage}`, () => {
    const men = { now: advantage, next: advantage }
    const round = restOfRound({ rates, cursor: { stretch: rates.shape.normalCount, tick: 0 }, men }, 0)
    return rates.shape.decider?.repeats ? untilDecided(round) : round
  })
}

/** All of extra time, and one more for the winner of the shoot-out. */
export function wholeExtraAndShootOut(rates: Rates, advantage = 0): Pairs {
  const extra = wholeExtra(rates, advantage)
  return remembered(rates, `shootOut ${advantage}`, () => whenLevel(extra, 0, shootOutBonus(rates, null)))
}

const LEAST_CELL = 1e-11

/** Rounds follow each other while they end level: the level ones add up to a geometric series. */
function untilDecided(round: Pairs): Pairs {
  const levels = levelTotals(round)
  const deciding = withoutLevel(round)
  const once: Pmf = { from: 0, weights: levels }
  const twice: Pmf = { from: 0, weights: spread(levels) }
  const known = new Map<string, Pmf>()
  // Each view follows from the same view of one round; all scores together are made only when somebody asks for them.
  const view = (name: 'home' | 'away' | 'total' | 'margin', before: Pmf): Pmf => {
    let pmf = known.get(name)
    if (!pmf)
      known.set(name, (pmf = whole(name === 'margin' ? deciding.margin : sumOf(deciding[name], before))))
    return pmf
  }
  let dense: Pairs | undefined
  return {
    each: (visit) => (dense ??= everyScore(round, levels)).each(visit),
    home: () => view('home', once),
    away: () => view('away', once),
    total: () => view('total', twice),
    margin: () => view('margin', once),
  }
}

function everyScore(round: Pairs, levels: Float64Array): Pairs {
  const most = levels.length + Math.max(mostOf(round.home()), mostOf(round.away()))
  const grid = createGrid(most, most)
  round.each((home, away, chance) => {
    if (home === away) return
    for (let each = 0; each < levels.length; each++) {
      const weight = (levels[each] ?? 0) * chance
      if (weight > LEAST_CELL) grid.add(home + each, away + each, weight)
    }
  })
  return grid.toPairs()
}

/** The views of a round that decides; their weights sum to less than 1. */
function withoutLevel(round: Pairs) {
  const copy = ({ from, weights }: Pmf): Pmf => ({ from, weights: weights.slice() })
  const views = {
    home: copy(round.home()),
    away: copy(round.away()),
    total: copy(round.total()),
    margin: copy(round.margin()),
  }
  eachWithMargin(round, 0, (score, _same, chance) => {
    take(views.home, score, chance)
    take(views.away, score, chance)
    take(views.total, 2 * score, chance)
    take(views.margin, 0, chance)
  })
  return views
}

function take({ from, weights }: Pmf, value: number, chance: number): void {
  const place = value - from
  if (place >= 0 && place < weights.length) weights[place] = Math.max(0, (weights[place] ?? 0) - chance)
}

/** The same chances, scaled to sum to 1. */
function whole({ from, weights }: Pmf): Pmf {
  let sum = 0
  for (const weight of weights) sum += weight
  return { from, weights: weights.map((weight) => weight / sum) }
}

/** A value at every second place. */
function spread(weights: Float64Array): Float64Array {
  const wide = new Float64Array(weights.length * 2 - 1)
  for (let place = 0; place < weights.length; place++) wide[place * 2] = weights[place] ?? 0
  return wide
}

/**
 * Expected number of times that a further round starts with so many points for either side: one for the first round,
 * and each round that ends level adds its points to those of the rounds before it.
 */
function levelTotals(round: Pairs): Float64Array {
  const level: number[] = []
  eachWithMargin(round, 0, (score, _same, chance) => (level[score] = chance))
  const stays = 1 - (level[0] ?? 0)
  const sums = [1 / stays]
  // Past the longest level score nothing new is added, and what is left only falls.
  for (let points = 1; points < level.length || isLeft(sums, level.length); points++) {
    let sum = 0
    for (let added = 1; added < level.length && added <= points; added++)
      sum += (level[added] ?? 0) * (sums[points - added] ?? 0)
    sums.push(sum / stays)
  }
  return Float64Array.from(sums.slice(0, sums.findLastIndex((weight) => weight > LEAST_CELL) + 1))
}

const isLeft = (sums: readonly number[], reach: number) =>
  sums.slice(-Math.max(1, reach)).some((weight) => weight > LEAST_CELL)
