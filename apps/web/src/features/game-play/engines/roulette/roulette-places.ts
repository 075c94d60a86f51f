import { OUTSIDE_BETS } from '@keo/game-rules/games/roulette'

export type OutsideBet = keyof typeof OUTSIDE_BETS
/** A place of the cloth: the numbers it covers as `n17` or `n17-18`, or a bet beside the numbers. */
export type RoulettePlace = `n${string}` | OutsideBet

const HIGHEST = 36
const COLUMNS = [0, 1, 2]
const ROWS = Array.from({ length: HIGHEST / COLUMNS.length }, (_, row) => row)

const isOutside = (place: string): place is OutsideBet => place in OUTSIDE_BETS

/** What a place covers. */
export function numbersOf(place: RoulettePlace): readonly number[] {
  return isOutside(place) ? OUTSIDE_BETS[place] : place.slice(1).split('-').map(Number)
}

/** What a place wins beside its stake: 35 for a number down to 1 for eighteen. */
export const paysOf = (place: RoulettePlace) => `${HIGHEST / numbersOf(place).length - 1} : 1`

export function colourOf(number: number): 'red' | 'black' | 'green' {
  if (number === 0) return 'green'
  return OUTSIDE_BETS.red.includes(number) ? 'red' : 'black'
}

/** A place among the numbers and where it lies, in half cells from the corner of number 1; zero lies above it. */
export type InsidePlace = { readonly place: RoulettePlace; readonly x: number; readonly y: number }

const ZERO = { place: 'n0', x: 3, y: -1 } as const
const near = (cell: number, at: number) => Math.abs(2 * cell + 1 - at) <= 1

/** The numbers that meet at a point: in a cell, on a line, at a corner; the left edge takes whole rows. */
function numbersAt(x: number, y: number): number[] {
  const columns = x === 0 ? COLUMNS : COLUMNS.filter((column) => near(column, x))
  const cells = ROWS.filter((row) => near(row, y)).flatMap((row) =>
    columns.map((column) => row * COLUMNS.length + column + 1),
  )
  return y === 0 ? [0, ...cells] : cells
}

/** Every bet among the numbers, row by row: numbers, splits, streets, corners and lines. */
export const INSIDE_PLACES: readonly InsidePlace[] = [
  ZERO,
  ...Array.from({ length: 2 * ROWS.length }, (_, y) =>
    Array.from({ length: 2 * COLUMNS.length }, (_none, x) => ({
      place: `n${numbersAt(x, y).join('-')}` as const,
      x,
      y,
    })),
  ).flat(),
]

/** The next place in that direction, or none at the edge of the cloth. */
export function besides({ x, y }: InsidePlace, key: string): InsidePlace | undefined {
  const step = STEPS[key]
  if (!step) return undefined
  const [right, down] = step
  if (y === ZERO.y) return down > 0 ? at(x, 0) : undefined
  return y + down === ZERO.y ? ZERO : at(x + right, y + down)
}

const STEPS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const at = (x: number, y: number) => INSIDE_PLACES.find((place) => place.x === x && place.y === y)
