import type { Draws } from '../draws.ts'
import { LOST, type Multiplier, returnOf, times } from '../multiplier.ts'

/** `tai` is 11 to 17, `xiu` 4 to 10; a total or a triple is named by its number. */
export type TaiXiuBet =
  | { readonly kind: 'tai' | 'xiu' | 'odd' | 'even' | 'anyTriple' }
  | { readonly kind: 'total' | 'triple'; readonly number: number }
export type ThreeDice = readonly [number, number, number]

const FACES = 6
const EVEN_MONEY = times(2)
const ANY_TRIPLE = times(31)
const ONE_TRIPLE = times(181)

/** What a total pays; the list runs from both ends, 4 and 17, to the middle. */
const TOTAL_PAYS = [61, 31, 19, 13, 9, 8, 7].map(times)
const LOWEST_TOTAL = 4
const LOWEST_AND_HIGHEST = 21

export function isTaiXiuBet(bet: TaiXiuBet): boolean {
  if (bet.kind === 'total') return totalMultiplier(bet.number) !== LOST
  if (bet.kind === 'triple') return Number.isInteger(bet.number) && bet.number >= 1 && bet.number <= FACES
  return true
}

export const rollThreeDice = (draws: Draws): ThreeDice => [roll(draws), roll(draws), roll(draws)]

const roll = (draws: Draws) => draws.below(FACES) + 1

/** A triple loses every bet but those on totals and triples. */
export function taiXiuMultiplier(bet: TaiXiuBet, dice: ThreeDice): Multiplier {
  const total = dice[0] + dice[1] + dice[2]
  const isTriple = dice[0] === dice[1] && dice[1] === dice[2]
  switch (bet.kind) {
    case 'total':
      return total === bet.number ? totalMultiplier(total) : LOST
    case 'triple':
      return isTriple && dice[0] === bet.number ? ONE_TRIPLE : LOST
    case 'anyTriple':
      return isTriple ? ANY_TRIPLE : LOST
    case 'tai':
      return !isTriple && total >= 11 ? EVEN_MONEY : LOST
    case 'xiu':
      return !isTriple && total <= 10 ? EVEN_MONEY : LOST
    case 'odd':
      return !isTriple && total % 2 === 1 ? EVEN_MONEY : LOST
    case 'even':
      return !isTriple && total % 2 === 0 ? EVEN_MONEY : LOST
  }
}

const totalMultiplier = (total: number): Multiplier =>
  TOTAL_PAYS[Math.min(total, LOWEST_AND_HIGHEST - total) - LOWEST_TOTAL] ?? LOST

export function taiXiuReturn(bet: TaiXiuBet): number {
  const faces = Array.from({ length: FACES }, (_, index) => index + 1)
  const rolls = faces.flatMap((a) => faces.flatMap((b) => faces.map((c): ThreeDice => [a, b, c])))
  return returnOf(rolls.map((dice) => [1 / rolls.length, taiXiuMultiplier(bet, dice)]))
}
