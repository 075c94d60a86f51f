import * as z from 'zod/mini'
import { PlayAmount, PlayStake } from '../amounts.ts'

export const XocDiaBet = z.object({
  bets: z
    .array(
      z.object({
        on: z.enum(['even', 'odd', 'fourRed', 'fourWhite', 'threeRed', 'threeWhite']),
        stake: PlayStake,
      }),
    )
    .check(z.minLength(1), z.maxLength(6)),
})
/** Four coins, 1 for red; `returned` in the order of the bets. */
export const XocDiaView = z.object({ coins: z.array(z.int()), returned: z.array(PlayAmount) })
