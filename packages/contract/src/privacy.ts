import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'
import { Password, SmsCode } from './patterns.ts'
import { FactorProof } from './second-factor-proof.ts'
import { ServerTime } from './server-time.ts'

/** How long a member may think again after asking for the account to be closed. */
export const CLOSING_DAYS = 14

/**
 * A stolen session is not enough: the password, or for those who have none a code to the bound number (actionType 7);
 * and one of the second factors, where any is set up.
 */
const Proof = { password: z.optional(Password), smsCode: z.optional(SmsCode), ...FactorProof }
const PROOF_ERRORS = [
  'PASSWORD_WRONG',
  'OLD_CODE_WRONG',
  'SECOND_FACTOR_WRONG',
  'SECOND_FACTOR_LOCKED',
  'PASSKEY_REFUSED',
  'BUSY',
] as const

const Closing = z.object({
  askedTime: ServerTime,
  /** When what is personal is erased; until then it can be called off. */
  dueTime: ServerTime,
})
export type Closing = z.output<typeof Closing>

export const getClosing = defineCall({
  method: 'GET',
  path: '/api/member/data/closing',
  access: 'member',
  ours: true,
  summary: 'Whether the account is about to be closed, and when',
  request: z.object({}),
  response: z.nullable(Closing),
})

const Cell = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())])
const Row = z.record(z.string(), Cell)

export const PersonalData = z.object({
  madeTime: ServerTime,
  account: Row,
  /** What else is kept of the member, by its kind. */
  records: z.record(z.string(), z.array(Row)),
})
export type PersonalData = z.output<typeof PersonalData>

export const exportMyData = defineCall({
  method: 'POST',
  path: '/api/member/data/export',
  access: 'member',
  limit: 'login',
  ours: true,
  summary:
    'Everything that is kept of the member, unmasked; secrets such as password hashes are not part of it',
  errors: [...PROOF_ERRORS],
  request: z.object(Proof),
  response: PersonalData,
})

export const closeMyAccount = defineCall({
  method: 'POST',
  path: '/api/member/data/close',
  access: 'member',
  limit: 'login',
  ours: true,
  summary: 'Ask for the account to be closed; after the waiting period what is personal is erased',
  errors: [...PROOF_ERRORS, 'MONEY_LEFT', 'SELF_EXCLUDED', 'ON_BREAK'],
  request: z.object(Proof),
  response: Closing,
})

export const keepMyAccount = defineCall({
  method: 'POST',
  path: '/api/member/data/keep',
  access: 'member',
  limit: 'profile',
  ours: true,
  summary: 'Call the closing off',
  request: z.object({}),
  response: z.null(),
})
