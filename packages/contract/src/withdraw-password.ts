import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'
import { SmsCode } from './patterns.ts'

export const WITHDRAW_PASSWORD_LENGTH = 6
/** So many wrong ones within a day lock withdrawals. */
export const WITHDRAW_PASSWORD_TRIES = 5
/** A cipher older than that is refused, whatever is in it. */
export const CIPHER_SECONDS = 120

/** What a cipher was made for: one for another purpose is refused. */
export const CIPHER_PURPOSES = ['setup', 'withdraw', 'binding'] as const
export type CipherPurpose = (typeof CIPHER_PURPOSES)[number]

/** What the browser encrypts. The nonce makes every cipher another one, and lets each be used once. */
export const CipherText = z.object({
  pwd: z.string().check(z.regex(/^[0-9]{6}$/)),
  /** 16 random bytes in base64url. */
  nonce: z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/)),
  /** Server time in milliseconds. */
  at: z.int(),
  purpose: z.enum(CIPHER_PURPOSES),
  /** The member's id. */
  account: z.string(),
})
export type CipherText = z.output<typeof CipherText>

/** The key's id, a point, and the RSA-OAEP cipher (SHA-256) in base64url. */
export const WithdrawPwd = z
  .string()
  .check(z.regex(/^[0-9a-f]{16}\.[A-Za-z0-9_-]{512}$/, { error: 'field.invalid' }))

/** The first 16 hex digits of the SHA-256 of its DER bytes. */
export const KEY_ID_LENGTH = 16

export const getPublicKey = defineCall({
  method: 'GET',
  path: '/api/member/withdrawPwd/getPublicKey',
  access: 'member',
  summary: 'The key that the withdraw password is encrypted with: RSA of 3072 bits, SPKI in base64',
  request: z.object({}),
  response: z.string(),
})

/** The first time and every time after: a fresh code to the bound number (actionType 8) is the proof. */
export const setupWithdrawPassword = defineCall({
  method: 'POST',
  path: '/api/member/withdrawPwd/setupWithdrawPwd',
  access: 'member',
  limit: 'profile',
  freshProof: true,
  summary: 'Set or reset the withdraw password; lifts the lock that wrong tries set',
  errors: [
    'PROOF_NEEDED',
    'MOBILE_NEEDED',
    'CODE_WRONG',
    'WITHDRAW_CIPHER_INVALID',
    'WITHDRAW_PASSWORD_WEAK',
    'BUSY',
  ],
  request: z.object({ withdrawPwd: WithdrawPwd, smsCode: SmsCode }),
  response: z.null(),
})

export const getWithdrawPasswordState = defineCall({
  method: 'GET',
  path: '/api/member/withdrawPwd/state',
  access: 'member',
  ours: true,
  summary: 'Whether a withdraw password is set',
  request: z.object({}),
  response: z.object({ isSet: z.boolean(), hasMobile: z.boolean() }),
})

/** Whether six digits are too easy; `hints` are digits that others may know: a birthday, the own number. */
export function isWeakWithdrawPassword(pwd: string, hints: readonly string[] = []): boolean {
  const digits = [...pwd].map(Number)
  const steps = digits.slice(1).map((digit, at) => digit - (digits[at] ?? 0))
  const isRun = steps.every((step) => step === steps[0] && Math.abs(step) <= 1)
  const isRepeat = pwd.slice(0, 3) === pwd.slice(3) || /^(\d\d)\1\1$/.test(pwd)
  return isRun || isRepeat || hints.includes(pwd)
}
