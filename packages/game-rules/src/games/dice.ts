import type { Draws } from '../draws.ts'
import { LOST, type Multiplier, returnOf, timesFraction } from '../multiplier.ts'

/** `under` wins below the threshold, `over` on the mirrored share of the upper end. */
export type DiceBet = { readonly side: 'under' | 'over'; readonly threshold: number }

const FACES = 10_000
const LEAST_THRESHOLD = 10
const MOST_THRESHOLD = 9_800
const PAID_OF_FACES = 9_900n

export const isDiceBet = ({ threshold }: DiceBet) =>
  Number.isInteger(threshold) && threshold >= LEAST_THRESHOLD && threshold <= MOST_THRESHOLD

export const rollDice = (draws: Draws) => draws.below(FACES)

export function diceMultiplier({ side, threshold }: DiceBet, roll: number): Multiplier {
  const isWon = side === 'under' ? roll < threshold : roll >= FACES - threshold
  return isWon ? dicePrice(threshold) : LOST
}

export const dicePrice = (threshold: number): Multiplier => timesFraction(PAID_OF_FACES, BigInt(threshold))

export const diceReturn = ({ threshold }: DiceBet) => returnOf([[threshold / FACES, dicePrice(threshold)]])
