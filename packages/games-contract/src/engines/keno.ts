import * as z from 'zod/mini'
import { PlayMultiplier, PlayStake } from '../amounts.ts'

export const KenoBet = z.object({ stake: PlayStake, picks: z.array(z.int()).check(z.maxLength(10)) })
export const KenoView = z.object({ drawn: z.array(z.int()), hits: z.int(), multiplier: PlayMultiplier })
