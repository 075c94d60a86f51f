import type { Split } from '../../pairs.ts'
import { ADVANTAGES } from './men.ts'
import type { Goals } from './short-handed-goals.ts'
import type { Layers } from './short-handed.ts'

type Score = readonly [home: number, away: number]

/** One number for a score of fewer goals than `wide` on either side, and how many numbers there are. */
type Code = {
  readonly size: (wide: number) => number
  readonly of: (home: number, away: number, wide: number) => number
}

const BOTH: Code = { size: (wide) => wide * wide, of: (home, away, wide) => home * wide + away }
const MARGIN: Code = { size: (wide) => 2 * wide, of: (home, away, wide) => home - away + wide }
const TOTAL: Code = { size: (wide) => 2 * wide, of: (home, away) => home + away }
const HOME: Code = { size: (wide) => wide, of: (home) => home }
const AWAY: Code = { size: (wide) => wide, of: (_home, away) => away }

type Visit = (before: number, after: number, chance: number) => void

/** Two periods one after the other: the second goes on with the men that the first leaves. */
export function splitOfGoals(
  first: Goals,
  secondOf: (advantage: number) => Goals,
  [one, two]: readonly [Score, Score],
): Split {
  const seconds = ADVANTAGES.map((advantage, place) => (first.layers[place] ? secondOf(advantage) : null))
  const wide = Math.max(
    ...[first, ...seconds].map((goals) => Math.max(goals?.rows ?? 0, goals?.columns ?? 0)),
  )
  const joint = (code: Code, visit: Visit) =>
    eachJoint(
      code.size(wide),
      coded(first, code, wide),
      seconds.map((goals) => goals && together(coded(goals, code, wide), code.size(wide))),
      visit,
    )
  const shifted = (code: Code, value: (score: Score) => number, zero: number, visit: Visit) =>
    joint(code, (before, after, chance) =>
      visit(before - zero + value(one), after - zero + value(two), chance),
    )
  return {
    each: (visit) =>
      joint(BOTH, (before, after, chance) => {
        const [home1, home2] = [Math.floor(before / wide), Math.floor(after / wide)]
        visit(home1 + one[0], (before % wide) + one[1], home2 + two[0], (after % wide) + two[1], chance)
      }),
    margins: (visit) => shifted(MARGIN, ([home, away]) => home - away, wide, visit),
    totals: (visit) => shifted(TOTAL, ([home, away]) => home + away, 0, visit),
    homes: (visit) => shifted(HOME, ([home]) => home, 0, visit),
    aways: (visit) => shifted(AWAY, ([, away]) => away, 0, visit),
  }
}

/** What scores come to in a code, within each layer. */
function coded({ columns, layers }: Goals, code: Code, wide: number): Layers {
  return layers.map((cells) => {
    if (!cells) return null
    const sums = new Float64Array(code.size(wide))
    cells.forEach((weight, at) => {
      const place = code.of(Math.floor(at / columns), at % columns, wide)
      sums[place] = (sums[place] ?? 0) + weight
    })
    return sums
  })
}

function together(layers: Layers, size: number): Float64Array {
  const sum = new Float64Array(size)
  for (const cells of layers) cells?.forEach((weight, at) => (sum[at] = (sum[at] ?? 0) + weight))
  return sum
}

function eachJoint(size: number, before: Layers, after: Layers, visit: Visit): void {
  const then = new Float64Array(size)
  for (let one = 0; one < size; one++) {
    then.fill(0)
    before.forEach((cells, place) => {
      const weight = cells?.[one] ?? 0
      const next = after[place]
      if (weight === 0 || !next) return
      for (let at = 0; at < size; at++) then[at] = (then[at] ?? 0) + weight * (next[at] ?? 0)
    })
    for (let two = 0; two < size; two++) {
      const chance = then[two] ?? 0
      if (chance > 0) visit(one, two, chance)
    }
  }
}
