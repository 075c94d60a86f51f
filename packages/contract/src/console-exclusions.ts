import * as z from 'zod/mini'
import { MemberKey } from './console-members.ts'
import { BREAK_DAYS, EXCLUSION_MONTHS } from './safer-play.ts'
import { defineStaffCall } from './staff-call.ts'
import { At, Reason } from './staff.ts'

/** How a member who does not use the app for it asks to stop. */
export const EXCLUSION_WAYS = ['phone', 'letter', 'mail', 'chat'] as const
export type ExclusionWay = (typeof EXCLUSION_WAYS)[number]

const asked = { memberId: MemberKey, cameBy: z.enum(EXCLUSION_WAYS), reason: Reason }

export const recordBreak = defineStaffCall({
  name: 'safety/record-break',
  permission: 'safety.decide',
  summary: 'A break that a member asked for outside the app: at once, and never shorter than one that runs',
  errors: ['NOT_FOUND', 'BREAK_NOT_SHORTER'],
  request: z.object({
    ...asked,
    days: z.int().check(z.minimum(BREAK_DAYS.min), z.maximum(BREAK_DAYS.max)),
  }),
  response: z.object({ until: At }),
})

export const recordExclusion = defineStaffCall({
  name: 'safety/record-exclusion',
  permission: 'safety.decide',
  summary:
    'An exclusion that a member asked for outside the app: at once, ends every session, and never shorter than one that runs',
  errors: ['NOT_FOUND', 'EXCLUSION_NOT_SHORTER'],
  request: z.object({
    ...asked,
    /** Null is without end. */
    months: z.nullable(z.int().check(z.minimum(EXCLUSION_MONTHS.min), z.maximum(EXCLUSION_MONTHS.max))),
  }),
  response: z.object({ until: z.nullable(At) }),
})
