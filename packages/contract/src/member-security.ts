import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'
import { Email, Password, PhoneCode, SmsCode, TypedPhone } from './patterns.ts'
import { ServerTime } from './server-time.ts'

export const IDENTITY_CODE_MINUTES = 10

/** Says nothing of other members: whether the number is taken is told only after its code passes (bind-mobile). */
export const checkMobileForBinding = defineCall({
  method: 'POST',
  path: '/api/member/validBindMobileNo',
  access: 'member',
  limit: 'check',
  freshProof: true,
  summary: 'Whether a code may be sent to this number in order to bind it',
  errors: ['PROOF_NEEDED', 'MOBILE_ALREADY_YOURS'],
  request: z.object({ mobileArea: PhoneCode, mobile: TypedPhone }),
  response: z.object({
    mobileArea: z.string(),
    /** The digits as its country counts them. */
    mobile: z.string(),
    /** A number is bound already: its own code (actionType 7) is owed too. */
    needsOldCode: z.boolean(),
  }),
})

/** Since a contact was changed, large withdrawals wait. */
const Held = { holdUntilTime: ServerTime }

export const bindMobile = defineCall({
  method: 'PUT',
  path: '/api/member/bind-mobile',
  access: 'member',
  limit: 'check',
  freshProof: true,
  summary: 'Bind a mobile number, or replace the bound one',
  errors: ['PROOF_NEEDED', 'CODE_WRONG', 'OLD_CODE_WRONG', 'MOBILE_ALREADY_YOURS', 'MOBILE_BOUND_ELSEWHERE'],
  request: z.object({
    mobileArea: PhoneCode,
    mobile: TypedPhone,
    /** Sent to the new number (actionType 5). */
    smsCode: SmsCode,
    /** Sent to the bound number (actionType 7); owed when there is one. */
    oldSmsCode: z.optional(SmsCode),
  }),
  /** The number is masked. */
  response: z.object({ mobileArea: z.string(), mobile: z.string(), ...Held }),
})

export const bindEmail = defineCall({
  method: 'PUT',
  path: '/api/member/bind-email',
  access: 'member',
  limit: 'check',
  freshProof: true,
  summary: 'Bind an e-mail address, or replace the bound one',
  errors: [
    'PROOF_NEEDED',
    'CODE_WRONG',
    'OLD_CODE_WRONG',
    'PASSWORD_WRONG',
    'EMAIL_ALREADY_YOURS',
    'EMAIL_BOUND_ELSEWHERE',
    'BUSY',
  ],
  request: z.object({
    email: Email,
    /** Sent to the new address (actionType 6). */
    emailCode: SmsCode,
    /** Sent to the bound mobile number (actionType 7); owed when there is one. */
    oldSmsCode: z.optional(SmsCode),
    /** Owed when an address is replaced and no mobile number is bound. */
    password: z.optional(Password),
  }),
  /** The address is masked. */
  response: z.object({ email: z.string(), ...Held }),
})

export const updatePassword = defineCall({
  method: 'PUT',
  path: '/api/member/update-password',
  access: 'member',
  limit: 'login',
  summary: 'Change the password; ends every session and answers with the token of a new one',
  errors: ['PASSWORD_WRONG', 'OLD_CODE_WRONG', 'BUSY'],
  request: z.object({
    /** Owed by those who have a password. */
    oldPassword: z.optional(Password),
    /** Owed by those who have none yet: sent to the bound mobile number (actionType 7). */
    smsCode: z.optional(SmsCode),
    password: Password,
  }),
  response: z.object({ accessToken: z.string() }),
})

/** By GET as the specification has it, though each one puts an end to the code before it. */
export const refreshIdentityCode = defineCall({
  method: 'GET',
  path: '/api/member/refreshIdentityCode',
  access: 'member',
  limit: 'check',
  summary: 'A new short code by which support knows who is talking; good for ten minutes',
  request: z.object({}),
  response: z.object({ code: z.string().check(z.regex(/^[0-9]{6}$/)), expireTime: ServerTime }),
})
