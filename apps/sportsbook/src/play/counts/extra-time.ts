import { createGrid, productPairs, type Pairs } from '../pairs.ts'
import { mostOf, whenLevel } from './levelled.ts'
import { stillToCome, tickChances, type Cursor, type Rates } from './rates.ts'
import { stretchAt, type Shape } from './shape.ts'
import { homeWinsShootOut, NO_KICKS } from './shoot-out.ts'
import type { Kicks } from './state.ts'

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

const NEGLIGIBLE = 1e-13

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
export function restOfRound(rates: Rates, cursor: Cursor, margin: number): Pairs {
  const { shape } = rates
  const stretches = extraStretches(shape)
  if (shape.decider?.isSuddenDeath) return suddenDeath(rates, cursor, margin)
  const home = stillToCome(rates, cursor, stretches, SCORE_PLACE, 'home')
  const away = stillToCome(rates, cursor, stretches, SCORE_PLACE, 'away')
  const pairs = productPairs(home, away)
  return stretchAt(shape, shape.stretches.length - 1).isWalkOff ? battingLast(pairs, margin) : pairs
}

/** The home side stops as soon as it leads: nobody scores after the winning run. */
export function battingLast(pairs: Pairs, margin: number): Pairs {
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
export function wholeExtra(rates: Rates): Pairs {
  return remembered(rates, 'extra', () => {
    const round = restOfRound(rates, { stretch: rates.shape.normalCount, tick: 0 }, 0)
    return rates.shape.decider?.repeats ? untilDecided(round) : round
  })
}

/** All of extra time, and one more for the winner of the shoot-out. */
export function wholeExtraAndShootOut(rates: Rates): Pairs {
  return remembered(rates, 'shootOut', () => whenLevel(wholeExtra(rates), 0, shootOutBonus(rates, null)))
}

const LEAST_CELL = 1e-11

/** Rounds follow each other while they end level: the level ones add up to a geometric series. */
function untilDecided(round: Pairs): Pairs {
  const levels = levelTotals(round)
  const most = levels.length + Math.max(mostOf(round.home()), mostOf(round.away()))
  const grid = createGrid(most, most)
  round.each((home, away, chance) => {
    if (home === away) return
    levels.forEach((weight, each) => {
      if (weight * chance > LEAST_CELL) grid.add(home + each, away + each, weight * chance)
    })
  })
  return grid.toPairs()
}

/** Expected number of times that a further round starts with so many points for either side. */
function levelTotals(round: Pairs): readonly number[] {
  const level: number[] = []
  round.each((home, away, chance) => {
    if (home === away) level[home] = chance
  })
  const sums: number[] = [1]
  let now: number[] = [1]
  for (let mass = 1; mass > NEGLIGIBLE;) {
    const next: number[] = []
    now.forEach((weight, start) =>
      level.forEach((chance, more) => {
        next[start + more] = (next[start + more] ?? 0) + weight * chance
      }),
    )
    mass = next.reduce((sum, weight) => sum + weight, 0)
    next.forEach((weight, start) => (sums[start] = (sums[start] ?? 0) + weight))
    now = next.map((weight) => (weight > NEGLIGIBLE ? weight : 0))
  }
  return Array.from(sums, (weight) => weight ?? 0).slice(
    0,
    sums.findLastIndex((weight) => weight > LEAST_CELL) + 1,
  )
}
