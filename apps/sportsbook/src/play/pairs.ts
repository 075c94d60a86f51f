import { chanceOfValue, differenceOf, sumOf } from './pmf.ts'

/** Chances of whole numbers: `weights[i]` belongs to `from + i`. They sum to 1. */
export type Pmf = { readonly from: number; readonly weights: Float64Array }

/** The joint distribution of a final score: home and away. */
export type Pairs = {
  each(visit: (home: number, away: number, chance: number) => void): void
  home(): Pmf
  away(): Pmf
  /** Home minus away. */
  margin(): Pmf
  /** Home plus away. */
  total(): Pmf
}

/** The joint distribution of two periods that follow each other, such as both halves. */
export type Split = {
  each(visit: (home1: number, away1: number, home2: number, away2: number, chance: number) => void): void
  /** Only who leads by how much in each: far fewer cases than `each` where scores are high. */
  margins?(visit: (margin1: number, margin2: number, chance: number) => void): void
  /** Only how much is scored in each. */
  totals?(visit: (total1: number, total2: number, chance: number) => void): void
  /** Only what one side scores in each. */
  homes?(visit: (home1: number, home2: number, chance: number) => void): void
  aways?(visit: (away1: number, away2: number, chance: number) => void): void
}

/** Who leads by how much in each of two periods, by the shortest way the split has. */
export function eachMargins(
  split: Split,
  visit: (margin1: number, margin2: number, chance: number) => void,
): void {
  if (split.margins) split.margins(visit)
  else split.each((home1, away1, home2, away2, chance) => visit(home1 - away1, home2 - away2, chance))
}

/** How much is scored in each of two periods, by the shortest way the split has. */
export function eachTotals(
  split: Split,
  visit: (total1: number, total2: number, chance: number) => void,
): void {
  if (split.totals) split.totals(visit)
  else split.each((home1, away1, home2, away2, chance) => visit(home1 + away1, home2 + away2, chance))
}

/** The chance of one score, for those pairs that can tell it at once. */
const LOOK_UPS = new WeakMap<Pairs, (home: number, away: number) => number>()

/** Every score with the given margin. */
export function eachWithMargin(
  pairs: Pairs,
  margin: number,
  visit: (home: number, away: number, chance: number) => void,
): void {
  const lookUp = LOOK_UPS.get(pairs)
  if (lookUp) {
    const { from, weights } = pairs.home()
    weights.forEach((_weight, index) => {
      const home = from + index
      const chance = lookUp(home, home - margin)
      if (chance > 0) visit(home, home - margin, chance)
    })
    return
  }
  pairs.each((home, away, chance) => {
    if (home - away === margin) visit(home, away, chance)
  })
}

/** Home and away score independently of each other. */
export function productPairs(home: Pmf, away: Pmf): Pairs {
  let margin: Pmf | undefined
  let total: Pmf | undefined
  const pairs: Pairs = {
    each: (visit) => eachProduct(home, away, visit),
    home: () => home,
    away: () => away,
    margin: () => (margin ??= differenceOf(home, away)),
    total: () => (total ??= sumOf(home, away)),
  }
  LOOK_UPS.set(pairs, (scored, conceded) => chanceOfValue(home, scored) * chanceOfValue(away, conceded))
  return pairs
}

/** Two periods that are independent of each other. */
export function independentSplit(first: Pairs, second: Pairs): Split {
  return {
    each(visit) {
      first.each((home1, away1, chance1) =>
        second.each((home2, away2, chance2) => visit(home1, away1, home2, away2, chance1 * chance2)),
      )
    },
    margins: (visit) => eachProduct(first.margin(), second.margin(), visit),
    totals: (visit) => eachProduct(first.total(), second.total(), visit),
    homes: (visit) => eachProduct(first.home(), second.home(), visit),
    aways: (visit) => eachProduct(first.away(), second.away(), visit),
  }
}

function eachProduct(
  first: Pmf,
  second: Pmf,
  visit: (first: number, second: number, chance: number) => void,
): void {
  for (let i = 0; i < first.weights.length; i++) {
    const weight = first.weights[i] ?? 0
    if (weight === 0) continue
    for (let j = 0; j < second.weights.length; j++) {
      const chance = weight * (second.weights[j] ?? 0)
      if (chance > 0) visit(first.from + i, second.from + j, chance)
    }
  }
}

/** A table of chances to fill: home scores are its rows, away scores its columns. */
export type Grid = {
  add(home: number, away: number, chance: number): void
  /** The distribution so far; its weights are scaled to sum to 1. */
  toPairs(): Pairs
}

export function createGrid(homeMost: number, awayMost: number): Grid {
  const width = awayMost + 1
  const cells = new Float64Array((homeMost + 1) * width)
  let sum = 0
  return {
    add(home, away, chance) {
      const place = home * width + away
      cells[place] = (cells[place] ?? 0) + chance
      sum += chance
    },
    toPairs: () => densePairs(cells, width, sum),
  }
}

function densePairs(cells: Float64Array, width: number, sum: number): Pairs {
  const known = new Map<string, Pmf>()
  const each: Pairs['each'] = (visit) => {
    for (let place = 0, home = 0, away = 0; place < cells.length; place++) {
      const chance = cells[place] ?? 0
      if (chance > 0) visit(home, away, chance / sum)
      if (++away === width) {
        away = 0
        home++
      }
    }
  }
  const homeMost = cells.length / width - 1
  function fold(name: string, from: number, to: number, value: (home: number, away: number) => number): Pmf {
    const before = known.get(name)
    if (before) return before
    const weights = new Float64Array(to - from + 1)
    each((home, away, chance) => {
      const place = value(home, away) - from
      weights[place] = (weights[place] ?? 0) + chance
    })
    const pmf = { from, weights }
    known.set(name, pmf)
    return pmf
  }
  return {
    each,
    home: () => fold('home', 0, homeMost, (home) => home),
    away: () => fold('away', 0, width - 1, (_home, away) => away),
    margin: () => fold('margin', 1 - width, homeMost, (home, away) => home - away),
    total: () => fold('total', 0, homeMost + width - 1, (home, away) => home + away),
  }
}
