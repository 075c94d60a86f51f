import * as z from 'zod/mini'
import { SignedAmount } from './amounts.ts'
import { LOCK_NAMES, LockCause } from './members.ts'
import { defineStaffCall } from './staff-call.ts'
import { At, Cursor, Reason } from './staff.ts'

export const MemberKey = z.string().check(z.regex(/^mbr_\w{1,60}$/))

export const FoundMember = z.object({
  id: z.string(),
  userName: z.string(),
  nickName: z.string(),
  vipLevel: z.int(),
  available: SignedAmount,
  currency: z.string(),
  /** Masked. */
  mobile: z.string(),
  email: z.string(),
  locks: z.array(z.object({ lock: z.enum(LOCK_NAMES), cause: LockCause })),
  isIdentityVerified: z.boolean(),
  registeredAt: At,
})
export type FoundMember = z.output<typeof FoundMember>

const MemberSession = z.object({
  id: z.string(),
  startedAt: At,
  lastActionAt: At,
  userAgent: z.string(),
  /** Without its last part. */
  address: z.string(),
})

export const getMemberCard = defineStaffCall({
  name: 'members/get',
  permission: 'members.read',
  summary: 'A member: identity (masked), balances and open sessions',
  errors: ['NOT_FOUND'],
  request: z.object({ id: MemberKey }),
  response: z.extend(FoundMember, {
    realName: z.string(),
    birthday: z.string(),
    held: SignedAmount,
    bonus: SignedAmount,
    debt: SignedAmount,
    sessions: z.array(MemberSession),
  }),
})

/** A transaction of a wallet in one line: what it did to the free money. */
export const StatementLine = z.object({
  seq: z.int(),
  at: At,
  kind: z.string(),
  reference: z.string(),
  change: SignedAmount,
  available: SignedAmount,
})

export const getMemberStatement = defineStaffCall({
  name: 'members/statement',
  permission: 'members.read',
  summary: "A page of a member's wallet, newest first",
  errors: ['NOT_FOUND'],
  request: z.object({ id: MemberKey, after: z.optional(Cursor) }),
  response: z.object({ lines: z.array(StatementLine), next: z.string() }),
})

export const revealMember = defineStaffCall({
  name: 'members/reveal',
  permission: 'members.reveal',
  summary: 'Name, birthday, phone and e-mail in full; asks for a reason and leaves a trace',
  errors: ['NOT_FOUND'],
  request: z.object({ id: MemberKey, reason: Reason }),
  response: z.object({
    realName: z.string(),
    birthday: z.string(),
    mobile: z.string(),
    email: z.string(),
  }),
})

export const endMemberSessions = defineStaffCall({
  name: 'members/end-sessions',
  permission: 'members.end-sessions',
  summary: 'Ends every session of a member',
  errors: ['NOT_FOUND'],
  request: z.object({ id: MemberKey, reason: Reason }),
  response: z.object({}),
})
