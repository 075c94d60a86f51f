import * as z from 'zod/mini'
import { PlayAmount, PlayStake } from '../amounts.ts'

export const BaccaratBet = z.object({
  bets: z
    .array(
      z.object({ on: z.enum(['player', 'banker', 'tie', 'playerPair', 'bankerPair']), stake: PlayStake }),
    )
    .check(z.minLength(1), z.maxLength(5)),
})
/** Cards from 0 to 415; `returned` in the order of the bets. */
export const BaccaratView = z.object({
  player: z.array(z.int()),
  banker: z.array(z.int()),
  returned: z.array(PlayAmount),
})
