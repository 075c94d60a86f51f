import * as z from 'zod/mini'
import { PlayAmount, PlayStake } from '../amounts.ts'

export const SlotBet = z.object({
  stake: PlayStake,
  /** A free round of that code: the stake is the code's, and the player pays nothing. */
  bonusCode: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
})
const Spin = z.object({
  /** One stop a reel, and the three symbols it shows from the top. */
  stops: z.array(z.int()),
  window: z.array(z.string()),
  /** What paid: a line by its index, or a way (null), with how many alike from the left. */
  wins: z.array(z.object({ symbol: z.string(), alike: z.int(), coins: z.int(), line: z.nullable(z.int()) })),
  scatters: z.int(),
  /** Everything of this spin, free spins' multiplier included. */
  coins: z.int(),
})
export type SlotSpinView = z.output<typeof Spin>
export const SlotView = z.object({
  spin: Spin,
  freeSpins: z.array(Spin),
  coins: z.int(),
  /** Coins of one stake. */
  unit: z.int(),
  /** Won from the local jackpot beside the coins, and what it stands at after this round; null without one. */
  jackpotWon: z.nullable(PlayAmount),
  jackpot: z.nullable(PlayAmount),
})
