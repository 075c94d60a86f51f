import * as z from 'zod/mini'
import { Amount, DongAmount, SignedAmount } from './amounts.ts'
import { HARM_ACTIONS, HARM_MARKERS, HARM_OUTCOMES, HARM_STATES } from './harm-markers.ts'
import { BREAK_DAYS } from './safer-play.ts'
import { defineStaffCall } from './staff-call.ts'
import { At, Cursor, Reason } from './staff.ts'

const MarkId = z.string().check(z.regex(/^hrm_\w{10,40}$/))
/** Names and values, such as `week: 12000000.00`. */
const Figures = z.record(z.string(), z.string())

const HarmMark = z.object({
  id: z.string(),
  memberId: z.string(),
  userName: z.string(),
  marker: z.enum(HARM_MARKERS),
  figures: Figures,
  /** What the figures are held against. */
  thresholds: Figures,
  state: z.enum(HARM_STATES),
  foundAt: At,
  seenAt: At,
  /** What the marker asks for, and what was done. */
  asked: z.enum(HARM_ACTIONS),
  action: z.nullable(z.enum(HARM_ACTIONS)),
  actedAt: z.nullable(At),
  /** Empty where the site acted by itself. */
  actedBy: z.string(),
  reason: z.string(),
  outcome: z.nullable(z.enum(HARM_OUTCOMES)),
  closedBy: z.string(),
  closedAt: z.nullable(At),
})
export type HarmMark = z.output<typeof HarmMark>

export const listHarmMarks = defineStaffCall({
  name: 'safety/list',
  permission: 'safety.read',
  background: true,
  summary: 'Markers of harm: those that wait, oldest first, or those that are closed, newest first',
  request: z.object({ isClosed: z.optional(z.boolean()), after: z.optional(Cursor) }),
  response: z.object({ now: At, marks: z.array(HarmMark), next: z.string() }),
})

export const getHarmMark = defineStaffCall({
  name: 'safety/get',
  permission: 'safety.read',
  summary: 'One marker with what the member did on the days behind it, and every other marker of the member',
  errors: ['NOT_FOUND'],
  request: z.object({ id: MarkId }),
  response: z.extend(HarmMark, {
    now: At,
    days: z.array(
      z.object({ day: z.string(), deposits: Amount, staked: SignedAmount, result: SignedAmount }),
    ),
    others: z.array(HarmMark),
    breakUntil: z.nullable(At),
    approvalId: z.string(),
  }),
})
export type HarmEvidence = z.output<typeof getHarmMark.response>

export const messageHarmMember = defineStaffCall({
  name: 'safety/message',
  permission: 'safety.decide',
  summary: 'Writes the member the letter about play within bounds',
  errors: ['NOT_FOUND', 'REVIEW_DECIDED'],
  request: z.object({ id: MarkId, reason: Reason }),
  response: z.object({}),
})

export const giveHarmBreak = defineStaffCall({
  name: 'safety/break',
  permission: 'safety.decide',
  summary: 'A break from play, at once; it cannot be made shorter',
  errors: ['NOT_FOUND', 'REVIEW_DECIDED', 'BREAK_NOT_SHORTER'],
  request: z.object({
    id: MarkId,
    days: z.int().check(z.minimum(BREAK_DAYS.min), z.maximum(BREAK_DAYS.max)),
    reason: Reason,
  }),
  response: z.object({}),
})

export const askHarmLimit = defineStaffCall({
  name: 'safety/limit',
  permission: 'safety.decide',
  summary: 'A deposit limit by day, lower than what holds: a second person has to approve',
  errors: ['NOT_FOUND', 'REVIEW_DECIDED', 'APPROVAL_OPEN', 'LIMIT_NOT_LOWER'],
  request: z.object({ id: MarkId, amount: DongAmount, reason: Reason }),
  response: z.object({ approvalId: z.string() }),
})

export const closeHarmMark = defineStaffCall({
  name: 'safety/close',
  permission: 'safety.decide',
  summary: 'What came of it; afterwards the member may be offered something again',
  errors: ['NOT_FOUND', 'REVIEW_DECIDED'],
  request: z.object({ id: MarkId, outcome: z.enum(HARM_OUTCOMES), reason: Reason }),
  response: z.object({}),
})

export const listExclusions = defineStaffCall({
  name: 'safety/exclusions',
  permission: 'safety.read',
  summary: 'Who is excluded or on a break, the newest first',
  request: z.object({ after: z.optional(Cursor) }),
  response: z.object({
    exclusions: z.array(
      z.object({
        memberId: z.string(),
        userName: z.string(),
        kind: z.enum(['exclusion', 'break']),
        since: z.nullable(At),
        /** Null is without end. */
        until: z.nullable(At),
        reopenAskedAt: z.nullable(At),
      }),
    ),
    next: z.string(),
  }),
})
