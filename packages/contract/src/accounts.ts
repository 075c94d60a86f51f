import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'
import { ServerTime } from './server-time.ts'

export const HEARTBEAT_MINUTES = 5
export const HAND_OVER_SECONDS = 60

export const exchangeHandOverCode = defineCall({
  method: 'POST',
  path: '/api/user/auth/hand-over',
  access: 'public',
  limit: 'login',
  ours: true,
  summary: 'Swap a one-use code, which came in an address, for a session',
  errors: ['HAND_OVER_INVALID'],
  request: z.object({ code: z.string().check(z.maxLength(200)) }),
  response: z.object({ accessToken: z.string() }),
})

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
