import type { Draws } from '../draws.ts'
import { combinations, LOST, type Multiplier, returnOf, times } from '../multiplier.ts'

export const XOC_DIA_BETS = ['even', 'odd', 'fourRed', 'fourWhite', 'threeRed', 'threeWhite'] as const
export type XocDiaBet = (typeof XOC_DIA_BETS)[number]

const COINS = 4

/** Four coins, 1 for red. */
export const shakeCoins = (draws: Draws) => Array.from({ length: COINS }, () => draws.below(2))

export const redCoins = (coins: readonly number[]) => coins.reduce((sum, coin) => sum + coin, 0)

const WINS: Record<XocDiaBet, { readonly isWon: (reds: number) => boolean; readonly pays: Multiplier }> = {
  even: { isWon: (reds) => reds % 2 === 0, pays: times(1.98) },
  odd: { isWon: (reds) => reds % 2 === 1, pays: times(1.98) },
  fourRed: { isWon: (reds) => reds === COINS, pays: times(15) },
  fourWhite: { isWon: (reds) => reds === 0, pays: times(15) },
  threeRed: { isWon: (reds) => reds === COINS - 1, pays: times(3.8) },
  threeWhite: { isWon: (reds) => reds === 1, pays: times(3.8) },
}

export const xocDiaMultiplier = (bet: XocDiaBet, reds: number): Multiplier =>
  WINS[bet].isWon(reds) ? WINS[bet].pays : LOST

export function xocDiaReturn(bet: XocDiaBet): number {
  return returnOf(
    Array.from({ length: COINS + 1 }, (_, reds) => [
      Number(combinations(COINS, reds)) / 2 ** COINS,
      xocDiaMultiplier(bet, reds),
    ]),
  )
}
