import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'
import { ServerTime } from './server-time.ts'

export const HEARTBEAT_MINUTES = 5

export const logout = defineCall({
  method: 'POST',
  path: '/api/user/auth/logout',
  access: 'checking',
  vital: true,
  summary: 'End this session',
  request: z.object({}),
  response: z.null(),
})

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
