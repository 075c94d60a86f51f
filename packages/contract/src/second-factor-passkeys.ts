import * as z from 'zod/mini'
import { LoginAnswer } from './accounts.ts'
import { defineCall } from './define-call.ts'
import { PasskeyId } from './ids.ts'
import { plainText } from './plain-text.ts'
import { ProofTicket, RecoveryCodes } from './second-factor-proof.ts'
import { PasskeyAssertion, PasskeyRegistration } from './second-factor-wire.ts'
import { ServerTime } from './server-time.ts'

export const PASSKEYS_MAX = 10
export const PASSKEY_NAME_MAX = 40
const PasskeyName = plainText({ max: PASSKEY_NAME_MAX })

export const Passkey = z.object({
  id: PasskeyId,
  name: z.string(),
  /** The host it was made for; it works nowhere else. */
  host: z.string(),
  /** Kept in step over the player's devices by their maker. */
  isSynced: z.boolean(),
  createdTime: ServerTime,
  /** Empty while it has not been used. */
  usedTime: ServerTime,
})
export type Passkey = z.output<typeof Passkey>

/** Bytes travel as base64url; the browser's own names. */
const CredentialName = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.optional(z.array(z.string())),
})

export const PasskeyCreation = z.object({
  challengeId: z.string(),
  options: z.object({
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
    timeout: z.int(),
    attestation: z.literal('none'),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
    excludeCredentials: z.array(CredentialName),
  }),
})
export type PasskeyCreation = z.output<typeof PasskeyCreation>

export const PasskeyRequest = z.object({
  challengeId: z.string(),
  options: z.object({
    rpId: z.string(),
    challenge: z.string(),
    timeout: z.int(),
    userVerification: z.literal('required'),
    /** Empty at the door: there the player chooses who to be. */
    allowCredentials: z.array(CredentialName),
  }),
})
export type PasskeyRequest = z.output<typeof PasskeyRequest>

export const beginPasskey = defineCall({
  method: 'POST',
  path: '/api/user/second-factor/passkey/begin',
  access: 'member',
  limit: 'profile',
  ours: true,
  summary: 'What the browser needs to make a passkey for this host',
  errors: ['PROOF_NEEDED', 'PASSKEY_LIMIT'],
  request: z.object({ proofTicket: ProofTicket }),
  response: PasskeyCreation,
})

export const confirmPasskey = defineCall({
  method: 'POST',
  path: '/api/user/second-factor/passkey/confirm',
  access: 'member',
  limit: 'profile',
  ours: true,
  summary: 'Keep the passkey that the browser made; the first factor also brings recovery codes',
  errors: ['PROOF_NEEDED', 'PASSKEY_REFUSED', 'PASSKEY_LIMIT'],
  request: z.object({ proofTicket: ProofTicket, name: PasskeyName, passkey: PasskeyRegistration }),
  response: z.object({ passkey: Passkey, recoveryCodes: RecoveryCodes }),
})

export const renamePasskey = defineCall({
  method: 'POST',
  path: '/api/user/second-factor/passkey/rename',
  access: 'member',
  limit: 'profile',
  ours: true,
  summary: 'Give a passkey another name',
  errors: ['NOT_FOUND'],
  request: z.object({ id: PasskeyId, name: PasskeyName }),
  response: z.null(),
})

export const removePasskey = defineCall({
  method: 'POST',
  path: '/api/user/second-factor/passkey/remove',
  access: 'member',
  limit: 'profile',
  ours: true,
  summary: 'Forget a passkey; with the last factor the recovery codes go too',
  errors: ['PROOF_NEEDED', 'NOT_FOUND'],
  request: z.object({ proofTicket: ProofTicket, id: PasskeyId }),
  response: z.null(),
})

/** For the session that owes its second factor, and for a fresh proof. */
export const askForPasskey = defineCall({
  method: 'POST',
  path: '/api/user/second-factor/passkey/ask',
  access: 'checking',
  limit: 'check',
  ours: true,
  summary: "What the browser needs to use one of this member's passkeys",
  request: z.object({}),
  response: PasskeyRequest,
})

export const askForPasskeyLogin = defineCall({
  method: 'POST',
  path: '/api/user/auth/passkey/ask',
  access: 'public',
  limit: 'check',
  ours: true,
  summary: 'What the browser needs to sign in with a passkey; says nothing of anybody',
  request: z.object({}),
  response: PasskeyRequest,
})

export const loginByPasskey = defineCall({
  method: 'POST',
  path: '/api/user/auth/passkey/login',
  access: 'public',
  limit: 'login',
  ours: true,
  summary: 'Sign in with a passkey, without name and password',
  errors: ['PASSKEY_REFUSED', 'ACCOUNT_DISABLED'],
  request: z.object({ passkey: PasskeyAssertion }),
  /** Ours: who came in, since nobody typed a name. */
  response: z.extend(LoginAnswer, { userName: z.string() }),
})
