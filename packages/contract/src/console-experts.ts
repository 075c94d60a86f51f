import * as z from 'zod/mini'
import { ExpertId } from './experts.ts'
import { defineStaffCall } from './staff-call.ts'
import { Reason } from './staff.ts'

const ConsoleExpert = z.object({
  id: ExpertId,
  name: z.string(),
  /** Null for those of the sandbox. */
  memberId: z.nullable(z.string()),
  sports: z.array(z.int()),
  /** Settled plans, and of those won or lost how many of a thousand were won; null where there is none. */
  plans: z.int(),
  hitRate: z.nullable(z.int()),
  /** Between these two the true rate lies, with 95 of 100; and the rate that their prices need. */
  low: z.int(),
  high: z.int(),
  breakEven: z.int(),
  openFree: z.int(),
  openPaid: z.int(),
  followers: z.int(),
  isStopped: z.boolean(),
  stoppedWhy: z.string(),
})
export type ConsoleExpert = z.output<typeof ConsoleExpert>

export const listConsoleExperts = defineStaffCall({
  name: 'experts/list',
  permission: 'rooms.read',
  summary: 'Who writes plans, with the record that follows from all of them; those who were stopped too',
  request: z.object({ after: z.optional(z.string().check(z.regex(/^[0-9]{0,4}$/))) }),
  response: z.object({ experts: z.array(ConsoleExpert), next: z.string() }),
})

export const stopExpert = defineStaffCall({
  name: 'experts/stop',
  permission: 'rooms.moderate',
  summary: 'An expert writes and sells no more plans, or may again; what was written stands and is settled',
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  request: z.object({ id: ExpertId, isStopped: z.boolean(), reason: Reason }),
  response: ConsoleExpert,
})
