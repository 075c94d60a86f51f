import type { Call } from './define-call.ts'
import type { ErrorCode } from './errors.ts'

/** What the entrance answers for any call, before its feature is asked, or when that failed. */
const OF_EVERY_CALL: readonly ErrorCode[] = [
  'INVALID_INPUT',
  'BROKEN_BODY',
  'WRONG_CONTENT_TYPE',
  'BODY_TOO_LARGE',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'TOO_MANY_REQUESTS',
  'BUSY',
  'TRY_AGAIN',
  'UNEXPECTED',
  // A door that nobody stands behind.
  'PARTY_MISSING',
]
const OF_SESSIONS: readonly ErrorCode[] = [
  'SESSION_EXPIRED',
  'SESSION_REPLACED',
  'SESSION_TIME_OVER',
  'SESSION_EXCLUDED',
]

/** Every code that a call may answer: those it declares, and those of the entrance. */
export function declaredErrors({ access, freshProof, errors }: Call): ReadonlySet<ErrorCode> {
  const hasSession = access === 'member' || access === 'checking'
  return new Set<ErrorCode>([
    ...OF_EVERY_CALL,
    ...(hasSession ? OF_SESSIONS : []),
    // A session that owes a check, somebody who is not the operator, or a stand-in where there is staff.
    ...(access === 'public' || access === 'checking' ? [] : (['NOT_ALLOWED'] as const)),
    ...(freshProof ? (['PROOF_NEEDED'] as const) : []),
    ...errors,
  ])
}
