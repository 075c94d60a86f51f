import type { Draws } from '../draws.ts'
import { LOST, type Multiplier, times } from '../multiplier.ts'

/** A bet by the numbers it covers; what may lie together is what lies together on the cloth. */
export type RouletteBet = { readonly numbers: readonly number[] }

const POCKETS = 37
const HIGHEST = 36
const PER_ROW = 3

const RED = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]

const numbersWhere = (test: (number: number) => boolean) =>
  Array.from({ length: HIGHEST }, (_, index) => index + 1).filter(test)

/** The bets beside the numbers, by name: two to one and even money. Zero loses them all. */
export const OUTSIDE_BETS = {
  red: RED,
  black: numbersWhere((number) => !RED.includes(number)),
  even: numbersWhere((number) => number % 2 === 0),
  odd: numbersWhere((number) => number % 2 === 1),
  low: numbersWhere((number) => number <= 18),
  high: numbersWhere((number) => number > 18),
  dozen1: numbersWhere((number) => number <= 12),
  dozen2: numbersWhere((number) => number > 12 && number <= 24),
  dozen3: numbersWhere((number) => number > 24),
  column1: numbersWhere((number) => number % PER_ROW === 1),
  column2: numbersWhere((number) => number % PER_ROW === 2),
  column3: numbersWhere((number) => number % PER_ROW === 0),
} as const

const keyOf = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b).join(',')

/** Every bet of the cloth by its numbers. */
const ON_CLOTH = new Set(
  [...straightBets(), ...splitBets(), ...rowBets(), ...cornerBets(), ...Object.values(OUTSIDE_BETS)].map(
    keyOf,
  ),
)

export const isRouletteBet = ({ numbers }: RouletteBet) =>
  new Set(numbers).size === numbers.length && ON_CLOTH.has(keyOf(numbers))

export const spinRoulette = (draws: Draws) => draws.below(POCKETS)

/** 35:1 for one number down to 1:1 for eighteen: always 36 divided by what is covered. */
export function rouletteMultiplier({ numbers }: RouletteBet, pocket: number): Multiplier {
  return numbers.includes(pocket) ? times(HIGHEST / numbers.length) : LOST
}

export const rouletteReturn = HIGHEST / POCKETS

function straightBets(): number[][] {
  return Array.from({ length: POCKETS }, (_, number) => [number])
}

function splitBets(): number[][] {
  const across = numbersWhere((number) => number % PER_ROW !== 0).map((number) => [number, number + 1])
  const along = numbersWhere((number) => number + PER_ROW <= HIGHEST).map((number) => [
    number,
    number + PER_ROW,
  ])
  return [...across, ...along, [0, 1], [0, 2], [0, 3]]
}

/** Streets of three, six-lines of two streets, and the two trios with zero. */
function rowBets(): number[][] {
  const streets = numbersWhere((number) => number % PER_ROW === 1).map((first) => [
    first,
    first + 1,
    first + 2,
  ])
  const lines = streets.slice(0, -1).map((street, index) => street.concat(streets[index + 1] ?? []))
  return [...streets, ...lines, [0, 1, 2], [0, 2, 3]]
}

function cornerBets(): number[][] {
  const corners = numbersWhere((number) => number % PER_ROW !== 0 && number + PER_ROW < HIGHEST).map(
    (first) => [first, first + 1, first + PER_ROW, first + PER_ROW + 1],
  )
  return [...corners, [0, 1, 2, 3]]
}
