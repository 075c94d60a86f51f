import * as z from 'zod/mini'
import { Amount } from './amounts.ts'
import { FROM_PROVIDER } from './console-trading.ts'
import { defineStaffCall } from './staff-call.ts'
import { At, Cursor } from './staff.ts'

const bettor = {
  id: z.string(),
  /** Masked: traders need nobody's name. */
  member: z.string(),
  at: At,
  currency: z.string(),
  stake: Amount,
  what: z.string(),
  matchName: z.string(),
  matchId: z.int(),
  /** `decided` is being looked at by the book now. */
  state: z.enum(['waiting', 'decided']),
}

const WaitingBet = z.object({
  ...bettor,
  /** Thousandths; the present price is null while the option is not sold. */
  wantedOdds: z.int(),
  odds: z.nullable(z.int()),
})
export type WaitingBet = z.output<typeof WaitingBet>

const page = z.object({ after: z.optional(Cursor) })

export const listWaitingBets = defineStaffCall({
  name: 'trading/reservations',
  permission: 'trading.read',
  background: true,
  summary: 'Bets that wait for their odds, newest first, without names',
  errors: FROM_PROVIDER,
  request: page,
  response: z.object({ bets: z.array(WaitingBet), next: z.string() }),
})

const OpenCashOut = z.object({
  ...bettor,
  orderId: z.string(),
  legs: z.int(),
  /** What the player is to have for that stake. */
  wantedReturn: Amount,
})
export type OpenCashOut = z.output<typeof OpenCashOut>

export const listOpenCashOuts = defineStaffCall({
  name: 'trading/cash-outs',
  permission: 'trading.read',
  background: true,
  summary: 'Cash-outs that are being decided or wait for their return, newest first, without names',
  errors: FROM_PROVIDER,
  request: page,
  response: z.object({ cashOuts: z.array(OpenCashOut), next: z.string() }),
})
