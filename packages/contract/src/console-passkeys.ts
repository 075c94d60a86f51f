import * as z from 'zod/mini'
import { ApprovalId } from './console-approvals.ts'
import { PasskeyId } from './ids.ts'
import { plainText } from './plain-text.ts'
import { PASSKEY_NAME_MAX, PasskeyCreation, PasskeyRequest } from './second-factor-passkeys.ts'
import { PasskeyAssertion, PasskeyRegistration } from './second-factor-wire.ts'
import { defineStaffCall } from './staff-call.ts'
import { At, Code, Me } from './staff.ts'

const StaffPasskey = z.object({
  id: PasskeyId,
  name: z.string(),
  /** The host it was made for; it works nowhere else. */
  host: z.string(),
  createdAt: At,
  usedAt: z.nullable(At),
})
export type StaffPasskey = z.output<typeof StaffPasskey>

export const askStaffPasskeyLogin = defineStaffCall({
  name: 'passkeys/ask-at-door',
  permission: 'anyone',
  limit: 'check',
  summary: 'What the browser needs to sign in with a passkey; says nothing of anybody',
  request: z.object({}),
  response: PasskeyRequest,
})

export const signInStaffByPasskey = defineStaffCall({
  name: 'passkeys/sign-in',
  permission: 'anyone',
  limit: 'login',
  summary: 'A passkey of the console for a session, without password and code',
  errors: ['PASSKEY_REFUSED'],
  request: z.object({ passkey: PasskeyAssertion }),
  response: Me,
})

export const listStaffPasskeys = defineStaffCall({
  name: 'passkeys/list',
  permission: 'staff',
  summary: 'The own passkeys',
  request: z.object({}),
  response: z.object({ passkeys: z.array(StaffPasskey) }),
})

export const askStaffPasskey = defineStaffCall({
  name: 'passkeys/ask',
  permission: 'staff',
  summary: 'What the browser needs to turn the second key of one approval with a passkey',
  request: z.object({ approvalId: ApprovalId }),
  response: PasskeyRequest,
})

export const beginStaffPasskey = defineStaffCall({
  name: 'passkeys/begin',
  permission: 'staff',
  limit: 'check',
  summary: 'What the browser needs to make a passkey, for who has a code of their authenticator',
  errors: ['SECOND_FACTOR_WRONG', 'PASSKEY_LIMIT'],
  request: z.object({ code: Code }),
  response: PasskeyCreation,
})

export const confirmStaffPasskey = defineStaffCall({
  name: 'passkeys/confirm',
  permission: 'staff',
  limit: 'check',
  summary: 'Keeps the passkey that the browser made',
  errors: ['PASSKEY_REFUSED', 'PASSKEY_LIMIT'],
  request: z.object({ name: plainText({ max: PASSKEY_NAME_MAX }), passkey: PasskeyRegistration }),
  response: z.object({}),
})

export const removeStaffPasskey = defineStaffCall({
  name: 'passkeys/remove',
  permission: 'staff',
  limit: 'check',
  summary: 'Forgets an own passkey',
  errors: ['SECOND_FACTOR_WRONG', 'NOT_FOUND'],
  request: z.object({ id: PasskeyId, code: Code }),
  response: z.object({}),
})
