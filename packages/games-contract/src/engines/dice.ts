import * as z from 'zod/mini'
import { PlayMultiplier, PlayStake } from '../amounts.ts'

export const DiceBet = z.object({ stake: PlayStake, side: z.enum(['under', 'over']), threshold: z.int() })
export const DiceView = z.object({ roll: z.int(), multiplier: PlayMultiplier })
