import * as z from 'zod/mini'
import { Amount, SignedAmount } from './amounts.ts'
import { defineStaffCall } from './staff-call.ts'
import { Reason } from './staff.ts'

/** What money of the house is kept in. */
export const TREASURY_CURRENCIES = ['VND', 'USDT'] as const
export type TreasuryCurrency = (typeof TREASURY_CURRENCIES)[number]
/** Where it lies; `house:capital` is always on the other side. */
export const TREASURY_ACCOUNTS = ['house:bank', 'house:exchange'] as const
/** The owners bring money in, or take it out. */
export const TREASURY_SIDES = ['in', 'out'] as const

const Treasury = z.object({
  currency: z.enum(TREASURY_CURRENCIES),
  /** What there is at the payment parties and under exchange, and what is owed to members; the first has to be the greater. */
  assets: SignedAmount,
  owed: SignedAmount,
  /** What the owners have put in. */
  capital: SignedAmount,
  /** Who asked for a movement that waits for a second person; empty while nobody did. */
  askedBy: z.string(),
})
export type Treasury = z.output<typeof Treasury>

export const getTreasury = defineStaffCall({
  name: 'treasury/get',
  permission: 'books.read',
  summary: 'By currency: what the house has, what it owes to members, and what its owners put in',
  request: z.object({}),
  response: z.object({ currencies: z.array(Treasury) }),
})

export const askTreasury = defineStaffCall({
  name: 'treasury/move',
  permission: 'treasury.move',
  summary:
    'Asks for an entry between the capital of the owners and where money of the house lies; a second person has to approve. A ticket is booked once',
  errors: ['AMOUNT_WRONG', 'BALANCE_SHORT', 'APPROVAL_OPEN', 'TICKET_BOOKED'],
  request: z.object({
    currency: z.enum(TREASURY_CURRENCIES),
    side: z.enum(TREASURY_SIDES),
    account: z.enum(TREASURY_ACCOUNTS),
    amount: Amount,
    /** The bank's own reference of the transfer; it becomes the entry's. */
    caseNo: z.string().check(z.trim(), z.regex(/^[A-Za-z0-9._/-]{2,40}$/)),
    reason: Reason,
  }),
  response: z.object({ approvalId: z.string() }),
})
