import * as z from 'zod/mini'
import { PlayMultiplier, PlayStake } from '../amounts.ts'

export const WheelBet = z.object({
  stake: PlayStake,
  risk: z.enum(['low', 'medium', 'high']),
  places: z.int(),
})
export const WheelView = z.object({ place: z.int(), multiplier: PlayMultiplier })
