import * as z from 'zod/mini'
import { defineStaffCall } from './staff-call.ts'
import { Reason } from './staff.ts'
import { VIP_LEVEL_MAX } from './vip.ts'

const Reach = {
  /** Whether each of the two lines of support is shown. */
  lines: z.array(z.boolean()).check(z.length(2)),
  /** Whether a member is offered a call, by VIP level from 0 on. */
  callBacks: z.array(z.boolean()).check(z.length(VIP_LEVEL_MAX + 1)),
}

export const getSupportReach = defineStaffCall({
  name: 'support/reach',
  permission: 'support.read',
  summary: 'Which lines of support are on, and which VIP levels are called back',
  request: z.object({}),
  response: z.object(Reach),
})

export const setSupportReach = defineStaffCall({
  name: 'support/reach/set',
  permission: 'support.settings',
  summary:
    'Turns lines of support on and off and says which VIP levels are called back; members see it at once',
  request: z.object({ ...Reach, reason: Reason }),
  response: z.object({ isChanged: z.boolean() }),
})
