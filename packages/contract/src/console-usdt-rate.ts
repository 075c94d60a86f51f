import * as z from 'zod/mini'
import { Amount } from './amounts.ts'
import { defineStaffCall } from './staff-call.ts'
import { Reason } from './staff.ts'

/** How far from what quotes say a rate may be set, and how far quotes may go before it counts no more. */
export const USDT_RATE_WITHIN_BP = 500

/** Dong for one USDT. */
export const ConsoleUsdtRate = z.object({
  /** What the next quote says. */
  counts: Amount,
  quotes: Amount,
  /** What the operator has set; null while it is left to the quotes. */
  set: z.nullable(Amount),
  /** Who asked for another; empty while nobody did. */
  askedBy: z.string(),
})
export type ConsoleUsdtRate = z.output<typeof ConsoleUsdtRate>

export const askUsdtRate = defineStaffCall({
  name: 'channels/usdt-rate',
  permission: 'channels.manage',
  summary:
    'Asks for a rate of USDT near what quotes say, or to leave it to them; approved by a second person it counts from the next quote on',
  errors: ['AMOUNT_WRONG', 'APPROVAL_OPEN', 'PARTY_MISSING'],
  request: z.object({
    /** Null hands it back to the quotes. */
    rate: z.nullable(Amount),
    reason: Reason,
  }),
  response: z.object({ approvalId: z.string() }),
})
