import { createGrid, type Pairs } from '../../pairs.ts'
import { mostOf, whenLevel } from '../extra-time/levelled.ts'
import { ADVANTAGES } from './men.ts'
import { pairsOfGoals, type Goals } from './short-handed-goals.ts'

type Score = readonly [home: number, away: number]

/** Normal time and what follows when it ends level, which goes on with the men that are left. */
export function goalsWithExtra(goals: Goals, counted: Score, extraOf: (advantage: number) => Pairs): Pairs {
  const parts = ADVANTAGES.flatMap((advantage, place) => {
    const layer = onlyLayer(goals, place)
    const chance = layer.layers[0]?.reduce((sum, weight) => sum + weight, 0) ?? 0
    const pairs = chance > 0 && whenLevel(pairsOfGoals(layer, counted), 0, extraOf(advantage))
    return pairs ? [{ pairs, chance }] : []
  })
  const most = (side: 'home' | 'away') => Math.max(...parts.map(({ pairs }) => mostOf(pairs[side]())))
  const grid = createGrid(most('home'), most('away'))
  for (const { pairs, chance } of parts)
    pairs.each((home, away, weight) => grid.add(home, away, weight * chance))
  return grid.toPairs()
}

function onlyLayer({ rows, columns, layers }: Goals, place: number): Goals {
  return { rows, columns, layers: [layers[place] ?? null] }
}

/** How likely each advantage is at the end of the stretches when they end level; null when they cannot. */
export function menWhenLevel({ columns, layers }: Goals, [home, away]: Score): readonly number[] | null {
  const level = layers.map((cells) => {
    let sum = 0
    cells?.forEach((weight, at) => {
      if (home + Math.floor(at / columns) === away + (at % columns)) sum += weight
    })
    return sum
  })
  const all = level.reduce((sum, weight) => sum + weight, 0)
  return all > 0 ? level.map((weight) => weight / all) : null
}
