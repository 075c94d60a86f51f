import * as z from 'zod/mini'
import { PlayStake } from '../amounts.ts'

/** Two independent bets of a player in one shared round, in seats 0 and 1; an exit by itself at `leaveAt` hundredths. */
export const CrashBet = z.object({
  stake: PlayStake,
  seat: z.int().check(z.gte(0), z.lte(1)),
  leaveAt: z.nullable(z.int().check(z.gte(101), z.lte(100_000_000))),
})
export const CrashMove = z.object({ act: z.literal('cashOut') })
/** Hundredths. */
export const CrashView = z.object({ leftAt: z.nullable(z.int()), point: z.nullable(z.int()) })
