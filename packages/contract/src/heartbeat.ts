import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'
import { ServerTime } from './server-time.ts'

export const HEARTBEAT_MINUTES = 5

/** Apart from the doors: every page loads this one call, and none of theirs. */
export const heartbeat = defineCall({
  method: 'GET',
  path: '/api/user/auth/heartbeat',
  access: 'checking',
  background: true,
  summary: 'Say that the app is open; does not count as an action of the player',
  request: z.object({}),
  response: z.object({
    serverTime: ServerTime,
    /** When the session ends if the player does nothing from now on. */
    endTime: ServerTime,
  }),
})
