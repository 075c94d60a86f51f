import * as z from 'zod/mini'
import { DongAmount } from './amounts.ts'
import { MemberKey } from './console-members.ts'
import { LOCK_NAMES } from './members.ts'
import { plainText, writtenText } from './plain-text.ts'
import { defineStaffCall } from './staff-call.ts'
import { At, Cursor, Reason } from './staff.ts'
import { TapKey } from './tap-key.ts'

/** Causes that a person sets; the others come of themselves. */
export const STAFF_LOCK_CAUSES = ['review', 'security', 'identity', 'terms', 'request'] as const

/** Whether it was so before: the same act again changes nothing and leaves no second row. */
const Changed = z.object({ isChanged: z.boolean() })

export const lockMember = defineStaffCall({
  name: 'members/lock',
  permission: 'members.lock',
  summary: 'Locks deposits, withdrawals, bets or the account itself, which ends its sessions too',
  errors: ['NOT_FOUND'],
  request: z.object({
    id: MemberKey,
    lock: z.enum(LOCK_NAMES),
    cause: z.enum(STAFF_LOCK_CAUSES),
    reason: Reason,
  }),
  response: Changed,
})

export const unlockMember = defineStaffCall({
  name: 'members/unlock',
  permission: 'members.lock',
  summary: 'Lifts a lock, whatever its cause; an account that was closed for good stays closed',
  errors: ['NOT_FOUND'],
  request: z.object({ id: MemberKey, lock: z.enum(LOCK_NAMES), reason: Reason }),
  response: Changed,
})

const MemberNote = z.object({ id: z.string(), at: At, by: z.string(), text: z.string() })
export type MemberNote = z.output<typeof MemberNote>

export const noteMember = defineStaffCall({
  name: 'members/note',
  permission: 'members.note',
  summary: 'Writes a note about a member; nobody changes or removes one',
  errors: ['NOT_FOUND'],
  request: z.object({ id: MemberKey, text: writtenText({ min: 2, max: 1000 }) }),
  response: MemberNote,
})

export const listMemberNotes = defineStaffCall({
  name: 'members/notes',
  permission: 'members.read',
  summary: 'Notes about a member, newest first',
  errors: ['NOT_FOUND'],
  request: z.object({ id: MemberKey, after: z.optional(Cursor) }),
  response: z.object({ notes: z.array(MemberNote), next: z.string() }),
})

export const writeToMember = defineStaffCall({
  name: 'members/letter',
  permission: 'members.letter',
  summary:
    'Writes one letter to one member; the reason stays inside, the letter is in their inbox; the same key writes none again',
  errors: ['NOT_FOUND'],
  request: z.object({
    id: MemberKey,
    title: plainText({ min: 2, max: 80 }),
    text: writtenText({ min: 2, max: 2000 }),
    key: TapKey,
    reason: Reason,
  }),
  response: z.object({}),
})

/** What stands on the other side of an adjustment. Clearing and bank are moved by orders alone. */
export const ADJUSTMENT_ACCOUNTS = ['house:promotions', 'house:fees', 'house:sports', 'house:games'] as const
export const ADJUSTMENT_SIDES = ['credit', 'debit'] as const

export const askAdjustment = defineStaffCall({
  name: 'members/adjust',
  permission: 'wallets.adjust',
  summary:
    'Asks for an entry between a wallet and a named account of the house; a second person has to approve',
  errors: ['NOT_FOUND', 'AMOUNT_WRONG', 'BALANCE_SHORT', 'APPROVAL_OPEN'],
  request: z.object({
    id: MemberKey,
    side: z.enum(ADJUSTMENT_SIDES),
    amount: DongAmount,
    account: z.enum(ADJUSTMENT_ACCOUNTS),
    /** Of the case that it answers; it becomes the entry's reference. */
    caseNo: z.string().check(z.trim(), z.regex(/^[A-Za-z0-9._/-]{2,40}$/)),
    reason: Reason,
  }),
  response: z.object({ approvalId: z.string() }),
})
