import type { Side } from '../../score.ts'
import type { TickChances } from '../rates.ts'
import { along, layersFrom, type Distribution, type Layers, type Start } from './short-handed.ts'
import { toMap, type Answers } from '../tick-races.ts'

/** A step that does the same to every layer, with its own chances. */
function eachLayer(step: (cells: Float64Array, chances: TickChances, ticks: number) => Float64Array) {
  return (layers: Layers, { chances, ticks }: Distribution, of: (place: number) => number): Layers =>
    layers.map((cells, place) => {
      const own = chances[of(place)]
      return cells && own ? step(cells, own, ticks) : null
    })
}

export type GoalPeriod = {
  readonly stretches: readonly number[]
  readonly counted: readonly [number, number]
  readonly last: Side | null
}

/** Chances that the goal of the given number falls to home, to away or to nobody. */
export function nextGoal(start: Start, { stretches, counted }: GoalPeriod, number: number): Answers | null {
  const need = number - counted[0] - counted[1]
  if (need <= 0) return null
  // The last two cells are the goals that fell to home and to away.
  const first = new Float64Array(need + 2)
  first[0] = 1
  const layers = along(
    start,
    stretches,
    layersFrom(start.men, first),
    eachLayer((cells, { home, away }, ticks) =>
      raced(cells, { home: home[1] ?? 0, away: away[1] ?? 0 }, ticks),
    ),
  )
  return toMap(total(layers, need), total(layers, need + 1))
}

/** So many ticks in which each side scores once at most; when both do, each was first as often as the other. */
function raced(cells: Float64Array, { home, away }: Record<Side, number>, ticks: number): Float64Array {
  const after = cells.slice()
  const need = cells.length - 2
  const [both, either] = [home * away, home + away - 2 * home * away]
  const nobody = 1 - both - either
  let [toHome, toAway] = [after[need] ?? 0, after[need + 1] ?? 0]
  for (let tick = 0; tick < ticks; tick++) {
    const [two, one] = [need > 1 ? (after[need - 2] ?? 0) : 0, after[need - 1] ?? 0]
    toHome += one * (home - both / 2) + (two * both) / 2
    toAway += one * (away - both / 2) + (two * both) / 2
    for (let count = need - 1; count >= 0; count--) {
      const [before, last] = [
        count > 1 ? (after[count - 2] ?? 0) : 0,
        count > 0 ? (after[count - 1] ?? 0) : 0,
      ]
      after[count] = (after[count] ?? 0) * nobody + last * either + before * both
    }
  }
  after[need] = toHome
  after[need + 1] = toAway
  return after
}

/** Who scores last: cells are nobody yet, home and away. */
export function lastGoal(start: Start, { stretches, last }: GoalPeriod): Answers {
  const layers = along(
    start,
    stretches,
    layersFrom(start.men, Float64Array.of(1, 0, 0)),
    eachLayer((cells, chances, ticks) => {
      const [home, away] = [chances.home[1] ?? 0, chances.away[1] ?? 0]
      const stays = (1 - home) * (1 - away)
      const quiet = stays ** ticks
      const later = (sumOf(cells) * (1 - quiet)) / (1 - stays)
      return Float64Array.of(
        (cells[0] ?? 0) * quiet,
        (cells[1] ?? 0) * quiet + later * home * (1 - away / 2),
        (cells[2] ?? 0) * quiet + later * away * (1 - home / 2),
      )
    }),
  )
  const nobody = total(layers, 0)
  const [home, away] = [total(layers, 1), total(layers, 2)]
  return toMap(home + (last === 'home' ? nobody : 0), away + (last === 'away' ? nobody : 0))
}

/** How likely it is that nobody scores up to the end of the stretches. */
export function quietUntil(start: Start, stretches: readonly number[]): number {
  const layers = along(
    start,
    stretches,
    layersFrom(start.men, Float64Array.of(1)),
    eachLayer((cells, { home, away }, ticks) =>
      cells.map((chance) => chance * ((home[0] ?? 1) * (away[0] ?? 1)) ** ticks),
    ),
  )
  return total(layers, 0)
}

const sumOf = (cells: Float64Array) => cells.reduce((sum, weight) => sum + weight, 0)

const total = (layers: Layers, at: number) => layers.reduce((sum, cells) => sum + (cells?.[at] ?? 0), 0)
