import { type Card, rankOf } from '../cards.ts'
import type { Draws } from '../draws.ts'
import { type Multiplier, times, timesFraction } from '../multiplier.ts'

/** On an ace the guesses are higher and same, on a king lower and same; else higher or same, and lower or same. */
export type HiLoGuess = 'higher' | 'lower' | 'same'

const CARDS = 52
const RANKS = 13
const ACE = 1
const KING = 13
const MOST: Multiplier = times(10_000)

export const drawHiLoCard = (draws: Draws): Card => draws.below(CARDS)

/** How many of the 13 ranks win the guess after that card; 0 when the guess is not offered. */
export function winningRanks(guess: HiLoGuess, shown: Card): number {
  const rank = rankOf(shown)
  const isEnd = rank === ACE || rank === KING
  if (guess === 'same') return isEnd ? 1 : 0
  if (guess === 'higher') return rank === KING ? 0 : rank === ACE ? RANKS - 1 : RANKS + 1 - rank
  return rank === ACE ? 0 : rank === KING ? RANKS - 1 : rank
}

export function isGuessRight(guess: HiLoGuess, shown: Card, next: Card): boolean {
  const before = rankOf(shown)
  const after = rankOf(next)
  if (guess === 'same') return after === before
  if (before === ACE || before === KING) return after !== before
  return guess === 'higher' ? after >= before : after <= before
}

/** What is paid after these guesses were all right: the edge is taken once, and 10,000x is the most. */
export function hiLoMultiplier(guesses: readonly { guess: HiLoGuess; shown: Card }[]): Multiplier {
  let top = 99n
  let bottom = 100n
  for (const { guess, shown } of guesses) {
    top *= BigInt(RANKS)
    bottom *= BigInt(winningRanks(guess, shown))
  }
  return Math.min(timesFraction(top, bottom), MOST)
}
