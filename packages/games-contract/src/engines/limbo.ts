import * as z from 'zod/mini'
import { PlayMultiplier, PlayStake } from '../amounts.ts'

/** Target and point in hundredths. */
export const LimboBet = z.object({ stake: PlayStake, target: z.int() })
export const LimboView = z.object({ point: z.int(), multiplier: PlayMultiplier })
