import { createGrid, eachWithMargin, type Pairs, type Pmf } from '../../pairs.ts'

type Cell = readonly [home: number, away: number, chance: number]

const CELLS = new WeakMap<Pairs, readonly Cell[]>()
/** Cells that are less likely are left out; what is left is scaled to sum to 1. */
const LEAST_CHANCE = 1e-10
const LEAST_PRODUCT = 1e-13

/** The likeliest first. */
function cellsOf(pairs: Pairs): readonly Cell[] {
  const known = CELLS.get(pairs)
  if (known) return known
  const cells: Cell[] = []
  pairs.each((home, away, chance) => {
    if (chance > LEAST_CHANCE) cells.push([home, away, chance])
  })
  cells.sort((first, second) => second[2] - first[2])
  CELLS.set(pairs, cells)
  return cells
}

/** Adds `next` to every score that leaves the sides level; `margin` is the lead of the home side so far. */
export function whenLevel(base: Pairs, margin: number, next: Pairs | null): Pairs {
  if (!next) return base
  const level: Cell[] = []
  eachWithMargin(base, -margin, (home, away, chance) => level.push([home, away, chance]))
  if (level.length === 0) return base
  const known = new Map<string, Pmf>()
  function fold(
    view: 'home' | 'away' | 'margin' | 'total',
    value: (home: number, away: number) => number,
  ): Pmf {
    let pmf = known.get(view)
    if (!pmf) known.set(view, (pmf = replaced(base[view](), next?.[view]() ?? base[view](), level, value)))
    return pmf
  }
  let dense: Pairs | undefined
  return {
    each: (visit) => (dense ??= joined(base, margin, level, next)).each(visit),
    home: () => fold('home', (home) => home),
    away: () => fold('away', (_home, away) => away),
    margin: () => fold('margin', (home, away) => home - away),
    total: () => fold('total', (home, away) => home + away),
  }
}

/** One view of the scores: the level ones are taken away and come back with what follows them. */
function replaced(
  base: Pmf,
  next: Pmf,
  level: readonly Cell[],
  value: (home: number, away: number) => number,
): Pmf {
  const from = base.from + Math.min(0, next.from)
  const to = base.from + base.weights.length + Math.max(0, next.from + next.weights.length)
  const weights = new Float64Array(to - from)
  weights.set(base.weights, base.from - from)
  for (const [home, away, chance] of level) {
    const place = value(home, away) - from
    weights[place] = Math.max(0, (weights[place] ?? 0) - chance)
    for (let i = 0; i < next.weights.length; i++) {
      const then = place + next.from + i
      weights[then] = (weights[then] ?? 0) + chance * (next.weights[i] ?? 0)
    }
  }
  return { from, weights }
}

/** Every score with its chance, made only when somebody asks for all of them. */
function joined(base: Pairs, margin: number, level: readonly Cell[], next: Pairs): Pairs {
  const grid = createGrid(
    mostOf(base.home()) + mostOf(next.home()),
    mostOf(base.away()) + mostOf(next.away()),
  )
  base.each((home, away, chance) => {
    if (margin + home - away !== 0) grid.add(home, away, chance)
  })
  const cells = cellsOf(next)
  for (const [home, away, chance] of level) {
    for (const [more, against, then] of cells) {
      if (chance * then < LEAST_PRODUCT) break
      grid.add(home + more, away + against, chance * then)
    }
  }
  return grid.toPairs()
}

export function mostOf({ from, weights }: Pmf): number {
  return from + weights.length
}
