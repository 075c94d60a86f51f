import * as z from 'zod/mini'
import { PlayStake } from '../amounts.ts'

/** Two independent bets of a player in one shared round, each in its seat; an exit by itself at `leaveAt` hundredths. */
export const CrashBet = z.object({ stake: PlayStake, seat: z.int(), leaveAt: z.nullable(z.int()) })
export const CrashMove = z.object({ act: z.literal('cashOut') })
/** Hundredths. */
export const CrashView = z.object({ leftAt: z.nullable(z.int()), point: z.nullable(z.int()) })
