import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'
import { Password, SmsCode } from './patterns.ts'
import { PasskeyAssertion } from './second-factor-wire.ts'
import { ServerTime } from './server-time.ts'

/** How long the ticket of a fresh proof lasts, for the session that gave it. */
export const PROOF_MINUTES = 5
/** How long a session counts as freshly proven after it was let in or proved itself again, where it did so. */
export const FRESH_MINUTES = 10

/** Ten signs of 32, five and five; typed with or without the hyphen, in either case. */
export const RecoveryCode = z
  .string()
  .check(z.regex(/^[0-9A-Za-z]{5}[ -]?[0-9A-Za-z]{5}$/, { error: 'field.recoveryCode' }))
export const RECOVERY_CODES = 10
/** Shown once; empty when the codes from before go on. */
export const RecoveryCodes = z.array(z.string())

export const ProofTicket = z.string().check(z.minLength(1), z.maxLength(200))

/** One of these; the password and the code to the bound number only prove, they are no second factor. */
export const FactorProof = {
  totpCode: z.optional(SmsCode),
  recoveryCode: z.optional(RecoveryCode),
  passkey: z.optional(PasskeyAssertion),
}

export const PROOF_WAYS = ['password', 'sms', 'totp', 'passkey', 'recovery'] as const
export const ProofWay = z.enum(PROOF_WAYS)
export type ProofWay = z.output<typeof ProofWay>

export const proveSelf = defineCall({
  method: 'POST',
  path: '/api/user/second-factor/prove',
  access: 'member',
  limit: 'login',
  ours: true,
  summary: 'Prove afresh who is asking, before a contact, a factor, a card or the withdraw password changes',
  errors: [
    'PASSWORD_WRONG',
    'OLD_CODE_WRONG',
    'SECOND_FACTOR_WRONG',
    'SECOND_FACTOR_LOCKED',
    'PASSKEY_REFUSED',
    'BUSY',
  ],
  request: z.object({
    password: z.optional(Password),
    /** Sent to the bound number (actionType 7), for those without a password. */
    smsCode: z.optional(SmsCode),
    ...FactorProof,
  }),
  response: z.object({ proofTicket: z.string(), expireTime: ServerTime }),
})
