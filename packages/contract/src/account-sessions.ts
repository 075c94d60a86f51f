import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'
import { SessionId } from './ids.ts'
import { LoginState } from './members.ts'
import { ServerTime } from './server-time.ts'

/** Where and on what a session or an attempt was: what the player can recognise, nothing to be traced by. */
const Whereabouts = {
  /** Browser and system in words, such as `Chrome, Android`. */
  device: z.string(),
  deviceNo: z.string(),
  /** The network it came from, without the part that names one machine. */
  place: z.string(),
}

export const SessionView = z.object({
  id: SessionId,
  isThis: z.boolean(),
  /** False while the check of its device, address or second factor is owed. */
  isFull: z.boolean(),
  loginState: LoginState,
  ...Whereabouts,
  startTime: ServerTime,
  lastActionTime: ServerTime,
})
export type SessionView = z.output<typeof SessionView>

export const listSessions = defineCall({
  method: 'GET',
  path: '/api/user/session/list',
  access: 'member',
  ours: true,
  summary: 'This session and those of the same member that still owe a check',
  request: z.object({}),
  response: z.array(SessionView),
})

export const endSession = defineCall({
  method: 'POST',
  path: '/api/user/session/end',
  access: 'member',
  ours: true,
  summary: "End another of the member's own sessions",
  errors: ['NOT_FOUND'],
  request: z.object({ sessionId: SessionId }),
  response: z.null(),
})

export const LOGIN_WAYS = ['name', 'mobile', 'passkey', 'hand-over', 'registration'] as const
/** `checked`: passed its device or address check; `refused`: wrong password; `locked`: too many of them. */
export const LOGIN_RESULTS = ['full', 'checking', 'checked', 'refused', 'locked'] as const

export const LoginRecord = z.object({
  id: z.string(),
  way: z.enum(LOGIN_WAYS),
  result: z.enum(LOGIN_RESULTS),
  ...Whereabouts,
  time: ServerTime,
})
export type LoginRecord = z.output<typeof LoginRecord>

export const HISTORY_PAGE_SIZE = 20
/** A query carries text; a page beyond these is nowhere. */
const Page = z.pipe(z.string().check(z.regex(/^[1-9][0-9]{0,3}$/)), z.transform(Number))

export const listLoginHistory = defineCall({
  method: 'GET',
  path: '/api/user/session/history',
  access: 'member',
  ours: true,
  summary: 'When, where and on what somebody signed in or tried to, newest first',
  request: z.object({ page: z.optional(Page) }),
  response: z.object({ page: z.int(), hasMore: z.boolean(), records: z.array(LoginRecord) }),
})
