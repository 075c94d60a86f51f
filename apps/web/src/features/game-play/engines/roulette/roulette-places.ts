import { OUTSIDE_BETS } from '@keo/game-rules/games/roulette'

export type OutsideBet = keyof typeof OUTSIDE_BETS
/** A place of the cloth: a number as `n17`, or a bet beside the numbers. */
export type RoulettePlace = `n${number}` | OutsideBet

const HIGHEST = 36

/** The numbers in the rows of the cloth, three to a row. */
export const NUMBERS = Array.from({ length: HIGHEST }, (_, index) => index + 1)

const isOutside = (place: string): place is OutsideBet => place in OUTSIDE_BETS

/** What a place covers. */
export function numbersOf(place: RoulettePlace): readonly number[] {
  return isOutside(place) ? OUTSIDE_BETS[place] : [Number(place.slice(1))]
}

/** What a place wins beside its stake: 35 for a number down to 1 for eighteen. */
export const paysOf = (place: RoulettePlace) => `${HIGHEST / numbersOf(place).length - 1} : 1`

export function colourOf(number: number): 'red' | 'black' | 'green' {
  if (number === 0) return 'green'
  return OUTSIDE_BETS.red.includes(number) ? 'red' : 'black'
}
