import * as z from 'zod/mini'
import { Version } from './console-content-texts.ts'
import { textKey } from './console-texts.ts'
import { defineStaffCall } from './staff-call.ts'
import { Reason } from './staff.ts'

/** Whether players see a text of the site at all, and where among the others. */

const ROW_MOST = 1_000

export const takeOffSiteText = defineStaffCall({
  name: 'content/text/take-off',
  permission: 'content.publish',
  summary: 'Players see nothing of a text any more, whether it came with the product or was added',
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  request: z.object({ ...textKey, version: Version, reason: Reason }),
  response: z.object({}),
})

export const putBackSiteText = defineStaffCall({
  name: 'content/text/put-back',
  permission: 'content.publish',
  summary: 'Players see a text again that was taken off, as it stands now',
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  request: z.object({ ...textKey, version: Version }),
  response: z.object({}),
})

export const moveSiteText = defineStaffCall({
  name: 'content/text/move',
  permission: 'content.publish',
  summary: 'Moves a text within its row',
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  request: z.object({
    ...textKey,
    /** From 1; past the last one is the last. */
    position: z.int().check(z.gte(1), z.lte(ROW_MOST)),
    /** Of the order that was seen: another one by then refuses. */
    orderVersion: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  }),
  response: z.object({ isChanged: z.boolean() }),
})
