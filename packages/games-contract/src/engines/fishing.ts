import * as z from 'zod/mini'
import { PlayMultiplier, PlayStake } from '../amounts.ts'

/** One shot at a fish of that value; each shot is a round. */
export const FishingBet = z.object({ stake: PlayStake, value: z.int() })
export const FishingView = z.object({ shot: z.int(), multiplier: PlayMultiplier })
