import * as z from 'zod/mini'
import { PlayAmount, PlayStake } from '../amounts.ts'

/** Of the whole cloth: 145 among the numbers and 12 beside them. */
const PLACES = 157

/** A bet covers the numbers of one place of the cloth. */
export const RouletteBet = z.object({
  bets: z
    .array(z.object({ numbers: z.array(z.int()).check(z.maxLength(18)), stake: PlayStake }))
    .check(z.minLength(1), z.maxLength(PLACES)),
})
/** `returned` in the order of the bets. */
export const RouletteView = z.object({ pocket: z.int(), returned: z.array(PlayAmount) })
