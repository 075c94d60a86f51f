import * as z from 'zod/mini'
import { PlayAmount, PlayStake } from '../amounts.ts'

const Act = z.enum(['hit', 'stand', 'double', 'split'])
export const BlackjackBet = z.object({ stake: PlayStake })
/** Double and split stake the first stake once more. */
export const BlackjackMove = z.object({ act: Act })
export const BlackjackView = z.object({
  hands: z.array(z.object({ cards: z.array(z.int()), isDoubled: z.boolean(), isDone: z.boolean() })),
  dealer: z.array(z.int()),
  /** The hand whose turn it is, and what it may do; -1 and nothing when the round is over. */
  inPlay: z.int(),
  acts: z.array(Act),
  returned: z.nullable(PlayAmount),
})
