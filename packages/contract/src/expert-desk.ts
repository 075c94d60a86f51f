import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'
import { ExpertApplicationId } from './own-plans.ts'
import { plainText } from './plain-text.ts'
import { ServerTime } from './server-time.ts'

/** How people of the site decide who writes plans; until they have a console, in the sandbox. In prod `npm run review`. */

const Waiting = z.object({
  id: ExpertApplicationId,
  memberId: z.string(),
  why: z.string(),
  sports: z.array(z.int()),
  since: ServerTime,
})
export type WaitingExpert = z.output<typeof Waiting>

const BASE = '/api/sandbox/expert'
const sandbox = { access: 'sandbox', background: true, ours: true } as const

export const listExpertApplications = defineCall({
  ...sandbox,
  method: 'GET',
  path: `${BASE}/applications`,
  summary: 'Members who wait to be experts, the oldest first',
  request: z.object({}),
  response: z.array(Waiting),
})

export const decideExpertApplication = defineCall({
  ...sandbox,
  method: 'POST',
  path: `${BASE}/decide`,
  summary: 'Accepts a member as an expert or refuses with a reason; told by letter',
  errors: ['NOT_FOUND'],
  request: z.object({
    id: ExpertApplicationId,
    isAccepted: z.boolean(),
    reason: z.optional(plainText({ max: 200 })),
  }),
  response: z.array(Waiting),
})
