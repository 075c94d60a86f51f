import * as z from 'zod/mini'
import { Amount, SignedAmount } from './amounts.ts'
import { MemberKey } from './console-members.ts'
import { PAY_CURRENCIES } from './console-money.ts'
import { defineStaffCall } from './staff-call.ts'
import { At, Reason } from './staff.ts'

const ReceiptId = z.string().check(z.regex(/^rcp_\w{4,64}$/))

/** What speaks for a member as the owner of money: none of them decides alone. */
export const OWNER_SIGNS = ['note', 'orderNo', 'sum', 'account', 'realName', 'userName'] as const
export type OwnerSign = (typeof OWNER_SIGNS)[number]

const Candidate = z.object({
  memberId: z.string(),
  userName: z.string(),
  signs: z.array(
    z.object({
      name: z.enum(OWNER_SIGNS),
      /** The order that shows it; empty where none does. */
      orderNo: z.string(),
    }),
  ),
})
export type OwnerCandidate = z.output<typeof Candidate>

const SuspenseMoney = z.object({
  id: z.string(),
  /** A channel or an account of it by name; the channels that a statement is of. */
  party: z.string(),
  paymentId: z.string(),
  amount: Amount,
  currency: z.enum(PAY_CURRENCIES),
  state: z.string(),
  receivedAt: At,
  /** The order it came for; empty where there is none of that name. */
  orderNo: z.string(),
  /** The order that the party named and that is not ours. */
  named: z.string(),
  /** Masked; `showPayer` tells it whole. */
  payer: z.string(),
  /** The end of the account that it came from. */
  payerEnd: z.string(),
  /** The message of the transfer. */
  said: z.string(),
  /** Who got it; empty while nobody did. */
  ownerId: z.string(),
  ownerName: z.string(),
  candidates: z.array(Candidate),
  /** Who asked to credit whom; empty while nobody did. */
  approvalId: z.string(),
  askedBy: z.string(),
  isAskedByReader: z.boolean(),
  askedFor: z.string(),
  /** What the books would say beside the owner's wallet, in its own currency. */
  entries: z.array(z.object({ account: z.string(), amount: SignedAmount })),
})
export type SuspenseMoney = z.output<typeof SuspenseMoney>

export const getSuspense = defineStaffCall({
  name: 'suspense/get',
  permission: 'deposits.read',
  summary:
    'Money that nobody ordered, or that came to an order, with what its party said and whose it could be',
  errors: ['NOT_FOUND'],
  request: z.object({ id: ReceiptId }),
  response: SuspenseMoney,
})

export const showPayer = defineStaffCall({
  name: 'suspense/payer',
  permission: 'suspense.decide',
  summary: 'The whole name of who paid, as the party told it; who looked is in the log',
  errors: ['NOT_FOUND'],
  request: z.object({ id: ReceiptId }),
  response: z.object({ payer: z.string() }),
})

export const askOwner = defineStaffCall({
  name: 'suspense/owner',
  permission: 'suspense.decide',
  summary:
    'Asks to credit suspense money to a member whom people found as its owner; a second person has to approve',
  errors: ['NOT_FOUND', 'REVIEW_DECIDED', 'DEPOSIT_LOCKED', 'CURRENCY_WRONG', 'APPROVAL_OPEN'],
  request: z.object({ id: ReceiptId, memberId: MemberKey, reason: Reason }),
  response: z.object({ approvalId: z.string() }),
})

export const takeIntoSuspense = defineStaffCall({
  name: 'suspense/take',
  permission: 'suspense.decide',
  summary:
    'Books what a statement tells of an order that we do not know as suspense money, each payment once',
  errors: ['NOT_FOUND'],
  request: z.object({
    /** As the difference names it. */
    about: z.string().check(z.minLength(1), z.maxLength(200)),
    reason: Reason,
  }),
  response: z.object({ count: z.int() }),
})
