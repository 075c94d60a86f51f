import * as z from 'zod/mini'
import { PlayMultiplier, PlayStake } from '../amounts.ts'

const Guess = z.enum(['higher', 'lower', 'same'])
export const HiLoBet = z.object({ stake: PlayStake })
export const HiLoMove = z.discriminatedUnion('act', [
  z.object({ act: z.literal('guess'), guess: Guess }),
  z.object({ act: z.literal('cashOut') }),
])
export const HiLoView = z.object({
  /** The open cards, the last one is to be guessed from (0 to 51). */
  cards: z.array(z.int()),
  guesses: z.array(Guess),
  multiplier: PlayMultiplier,
  /** What an exit would pay after a right guess; null when that guess is not offered. */
  higher: z.nullable(PlayMultiplier),
  lower: z.nullable(PlayMultiplier),
  same: z.nullable(PlayMultiplier),
})
