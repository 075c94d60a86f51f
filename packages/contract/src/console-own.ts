import * as z from 'zod/mini'
import { defineStaffCall } from './staff-call.ts'
import { Code, NewPassword, Session, SessionId } from './staff.ts'

export const listOwnSessions = defineStaffCall({
  name: 'own/sessions',
  permission: 'staff',
  summary: 'The own open sessions, the oldest first',
  request: z.object({}),
  response: z.object({ sessions: z.array(Session) }),
})

export const endOwnSession = defineStaffCall({
  name: 'own/sessions/end',
  permission: 'staff',
  summary: 'Ends an own session, such as one that was left open elsewhere',
  errors: ['NOT_FOUND'],
  request: z.object({ id: SessionId }),
  response: z.object({}),
})

export const changeOwnPassword = defineStaffCall({
  name: 'own/password',
  permission: 'staff',
  limit: 'login',
  summary: 'A new password for the own account; every other session of it ends',
  errors: ['WRONG_LOGIN', 'BUSY'],
  request: z.object({ old: z.string().check(z.maxLength(200)), password: NewPassword, code: Code }),
  response: z.object({}),
})
