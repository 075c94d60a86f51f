import * as z from 'zod/mini'
import { PlayMultiplier, PlayStake } from '../amounts.ts'

export const PlinkoBet = z.object({
  stake: PlayStake,
  rows: z.int(),
  risk: z.enum(['low', 'medium', 'high']),
})
export const PlinkoView = z.object({ path: z.array(z.int()), slot: z.int(), multiplier: PlayMultiplier })
