import * as z from 'zod/mini'
import { MemberKey } from './console-members.ts'
import { writtenText } from './plain-text.ts'
import { defineStaffCall } from './staff-call.ts'
import { At, Cursor, Reason } from './staff.ts'

/** Within so many days a complaint is answered. */
export const COMPLAINT_DAYS = 14

export const COMPLAINT_WAYS = ['chat', 'feedback', 'phone', 'mail', 'authority'] as const
export const COMPLAINT_CATEGORIES = ['money', 'bets', 'games', 'account', 'safety', 'other'] as const
export const COMPLAINT_OUTCOMES = ['upheld', 'partly', 'refused'] as const

const ComplaintId = z.string().check(z.regex(/^cpl_\w{10,40}$/))

const Complaint = z.object({
  id: z.string(),
  memberId: z.string(),
  userName: z.string(),
  cameBy: z.enum(COMPLAINT_WAYS),
  category: z.enum(COMPLAINT_CATEGORIES),
  words: z.string(),
  openedBy: z.string(),
  openedAt: At,
  dueAt: At,
  outcome: z.nullable(z.enum(COMPLAINT_OUTCOMES)),
  answer: z.string(),
  reason: z.string(),
  answeredBy: z.string(),
  answeredAt: z.nullable(At),
})
export type Complaint = z.output<typeof Complaint>

export const listComplaints = defineStaffCall({
  name: 'complaints/list',
  permission: 'safety.read',
  background: true,
  summary: 'Complaints: those that wait, the next due first, or those that were answered, newest first',
  request: z.object({ isAnswered: z.boolean(), after: z.optional(Cursor) }),
  response: z.object({ now: At, complaints: z.array(Complaint), next: z.string() }),
})

export const openComplaint = defineStaffCall({
  name: 'complaints/open',
  permission: 'complaints.open',
  summary: 'Puts a complaint on the register and tells the member until when it is answered',
  errors: ['NOT_FOUND'],
  request: z.object({
    memberId: MemberKey,
    cameBy: z.enum(COMPLAINT_WAYS),
    category: z.enum(COMPLAINT_CATEGORIES),
    words: writtenText({ min: 5, max: 4000 }),
  }),
  response: Complaint,
})

export const answerComplaint = defineStaffCall({
  name: 'complaints/answer',
  permission: 'safety.decide',
  summary: 'What came of it, with the letter that tells the member; once',
  errors: ['NOT_FOUND', 'REVIEW_DECIDED'],
  request: z.object({
    id: ComplaintId,
    outcome: z.enum(COMPLAINT_OUTCOMES),
    answer: writtenText({ min: 5, max: 2000 }),
    reason: Reason,
  }),
  response: Complaint,
})
