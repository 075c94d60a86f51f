import { CURRENCIES } from '@keo/units/money'
import * as z from 'zod/mini'
import { SignedAmount } from './amounts.ts'
import { defineStaffCall } from './staff-call.ts'
import { At, Cursor, Reason } from './staff.ts'

/** Money comes in by the parties of deposits, and leaves by those of pay-outs. */
export const PARTY_SIDES = ['deposits', 'payouts'] as const
export type PartySide = (typeof PARTY_SIDES)[number]
export const STATEMENT_STATES = ['compared', 'waiting', 'silent', 'none'] as const
export type StatementState = (typeof STATEMENT_STATES)[number]

/** How a party's statement and our books differ about an order. */
export const PARTY_CAUSES = [
  'UNKNOWN_HERE',
  'UNPAID_HERE',
  'UNKNOWN_THERE',
  'OTHER_SUM',
  'PAID_TWICE',
] as const
export type PartyCause = (typeof PARTY_CAUSES)[number]

export const getBooks = defineStaffCall({
  name: 'books/get',
  permission: 'books.read',
  background: true,
  summary:
    'Whether the books add up: the last check, the last seal, and what each account of the house holds',
  request: z.object({}),
  response: z.object({
    now: At,
    /** Null before the first check. */
    checkedAt: z.nullable(At),
    problems: z.array(z.string()),
    /** Currencies in which members are owed more than there is at the parties. */
    uncovered: z.array(z.string()),
    /** Withdrawals wait since then; null while they do not. */
    stoppedSince: z.nullable(At),
    seal: z.nullable(z.object({ number: z.string(), hash: z.string(), at: At })),
    unsealed: z.int(),
    openDifferences: z.int(),
    /** The payment parties, and how far their statements were compared with our books. */
    parties: z.array(
      z.object({
        side: z.enum(PARTY_SIDES),
        channels: z.array(z.string()),
        /** `none` has no statement, `waiting` was not asked yet, `silent` did not answer when it was last asked. */
        statement: z.enum(STATEMENT_STATES),
        comparedUntil: z.nullable(At),
      }),
    ),
    accounts: z.array(z.object({ currency: z.enum(CURRENCIES), account: z.string(), balance: SignedAmount })),
  }),
})

export const DIFFERENCE_SOURCES = ['sports', 'games', ...PARTY_SIDES] as const
export const DIFFERENCE_VIEWS = ['open', 'closed'] as const

const Difference = z.object({
  source: z.enum(DIFFERENCE_SOURCES),
  id: z.string(),
  cause: z.string(),
  /** The movement that differs, as the provider names it; with a payment party our order. */
  about: z.string(),
  told: z.string(),
  at: At,
  /** Empty and null while it is open. */
  closedBy: z.string(),
  closedAt: z.nullable(At),
  note: z.string(),
  /** It went by itself; null while it stands, and with providers. */
  settledAt: z.nullable(At),
})
export type BookDifference = z.output<typeof Difference>

export const listDifferences = defineStaffCall({
  name: 'differences/list',
  permission: 'books.read',
  summary: 'Where our books and those of a provider or a payment party differ, newest first',
  request: z.object({ view: z.enum(DIFFERENCE_VIEWS), after: z.optional(Cursor) }),
  response: z.object({ differences: z.array(Difference), next: z.string() }),
})

const about = {
  source: z.enum(DIFFERENCE_SOURCES),
  id: z.string().check(z.minLength(1), z.maxLength(300)),
  reason: Reason,
}

export const closeDifference = defineStaffCall({
  name: 'differences/close',
  permission: 'differences.close',
  summary: 'Closes a difference with a note of what it was; the first one counts',
  errors: ['NOT_FOUND'],
  request: z.object(about),
  response: z.object({ isChanged: z.boolean() }),
})

export const reopenDifference = defineStaffCall({
  name: 'differences/reopen',
  permission: 'differences.close',
  summary: 'Opens a difference again that was closed too early',
  errors: ['NOT_FOUND'],
  request: z.object(about),
  response: z.object({ isChanged: z.boolean() }),
})
