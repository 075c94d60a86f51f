import * as z from 'zod/mini'
import { PlayAmount, PlayStake } from '../amounts.ts'

export const BauCuaBet = z.object({
  bets: z
    .array(z.object({ on: z.enum(['nai', 'bau', 'ga', 'ca', 'cua', 'tom']), stake: PlayStake }))
    .check(z.minLength(1), z.maxLength(6)),
})
/** `returned` in the order of the bets. */
export const BauCuaView = z.object({ dice: z.array(z.string()), returned: z.array(PlayAmount) })
