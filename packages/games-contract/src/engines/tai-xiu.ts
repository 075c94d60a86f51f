import * as z from 'zod/mini'
import { PlayAmount, PlayStake } from '../amounts.ts'

const On = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['tai', 'xiu', 'odd', 'even', 'anyTriple']) }),
  z.object({ kind: z.enum(['total', 'triple']), number: z.int() }),
])
/** Joins the shared round that takes bets; further bets are further rounds of the player in it. */
export const TaiXiuBet = z.object({
  bets: z.array(z.object({ on: On, stake: PlayStake })).check(z.minLength(1), z.maxLength(24)),
})
/** Empty until the dice are shown; `returned` in the order of the bets. */
export const TaiXiuView = z.object({
  dice: z.nullable(z.array(z.int())),
  returned: z.nullable(z.array(PlayAmount)),
})
