import * as z from 'zod/mini'
import { LoginAnswer } from './accounts.ts'
import { defineCall } from './define-call.ts'
import { SmsCode } from './patterns.ts'
import { Passkey } from './second-factor-passkeys.ts'
import { FactorProof, ProofTicket, ProofWay, RecoveryCodes } from './second-factor-proof.ts'
import { ServerTime } from './server-time.ts'

/** RFC 6238 with what every authenticator app takes for granted. */
export const TOTP_DIGITS = 6
export const TOTP_STEP_SECONDS = 30
/** A secret that is shown waits that long for its first code. */
export const TOTP_SETUP_MINUTES = 15

export const SecondFactorState = z.object({
  /** Since when codes of an app are asked for; empty when they are not. */
  totpTime: ServerTime,
  passkeys: z.array(Passkey),
  recoveryLeft: z.int(),
  /** What would do as a fresh proof, the easiest first; empty for somebody who has nothing to prove with yet. */
  proofs: z.array(ProofWay),
})
export type SecondFactorState = z.output<typeof SecondFactorState>

export const getSecondFactor = defineCall({
  method: 'GET',
  path: '/api/user/second-factor/state',
  access: 'member',
  ours: true,
  summary: 'What the member has set up as a second factor',
  request: z.object({}),
  response: SecondFactorState,
})

export const beginTotp = defineCall({
  method: 'POST',
  path: '/api/user/second-factor/totp/begin',
  access: 'member',
  limit: 'profile',
  ours: true,
  summary: 'A new secret for an authenticator app; it counts once a code of it is confirmed',
  errors: ['PROOF_NEEDED', 'TOTP_ALREADY'],
  request: z.object({ proofTicket: ProofTicket }),
  /** The secret in base32, and the address that a QR code carries. */
  response: z.object({ secret: z.string(), address: z.string() }),
})

export const confirmTotp = defineCall({
  method: 'POST',
  path: '/api/user/second-factor/totp/confirm',
  access: 'member',
  limit: 'login',
  ours: true,
  summary: 'Turn codes on with the first one; the first factor also brings recovery codes',
  errors: ['PROOF_NEEDED', 'SECOND_FACTOR_WRONG', 'TOTP_SETUP_EXPIRED', 'TOTP_ALREADY'],
  request: z.object({ proofTicket: ProofTicket, code: SmsCode }),
  response: z.object({ recoveryCodes: RecoveryCodes }),
})

export const removeTotp = defineCall({
  method: 'POST',
  path: '/api/user/second-factor/totp/remove',
  access: 'member',
  limit: 'profile',
  ours: true,
  summary: 'Turn codes off; with the last factor the recovery codes go too',
  errors: ['PROOF_NEEDED', 'NOT_FOUND'],
  request: z.object({ proofTicket: ProofTicket }),
  response: z.null(),
})

export const renewRecoveryCodes = defineCall({
  method: 'POST',
  path: '/api/user/second-factor/recovery/renew',
  access: 'member',
  limit: 'profile',
  ours: true,
  summary: 'Ten new recovery codes; those from before no longer work',
  errors: ['PROOF_NEEDED', 'SECOND_FACTOR_NONE'],
  request: z.object({ proofTicket: ProofTicket }),
  response: z.object({ recoveryCodes: RecoveryCodes }),
})

/** For the session that owes it: one of the three. */
export const passSecondFactor = defineCall({
  method: 'POST',
  path: '/api/user/second-factor/pass',
  access: 'checking',
  limit: 'login',
  ours: true,
  summary: 'Pass the second factor that this session owes; answers with a new token',
  errors: ['SECOND_FACTOR_WRONG', 'SECOND_FACTOR_LOCKED', 'PASSKEY_REFUSED', 'CHECK_FAILED'],
  request: z.object(FactorProof),
  response: LoginAnswer,
})
