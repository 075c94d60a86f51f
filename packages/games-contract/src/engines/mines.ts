import * as z from 'zod/mini'
import { PlayMultiplier, PlayStake } from '../amounts.ts'

export const MinesBet = z.object({ stake: PlayStake, mines: z.int() })
export const MinesMove = z.discriminatedUnion('act', [
  z.object({ act: z.literal('pick'), cell: z.int() }),
  z.object({ act: z.literal('cashOut') }),
])
export const MinesView = z.object({
  picked: z.array(z.int()),
  /** What an exit pays now, and after one more safe cell; null when there is none. */
  multiplier: PlayMultiplier,
  next: z.nullable(PlayMultiplier),
  /** Where they lay, once the round is over. */
  mines: z.nullable(z.array(z.int())),
})
