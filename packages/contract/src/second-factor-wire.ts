import * as z from 'zod/mini'

/** base64url, as browsers write bytes into JSON; long enough for the largest of today's keys, no longer. */
function bytes(max: number) {
  return z.string().check(z.maxLength(max), z.regex(/^[A-Za-z0-9_-]+$/))
}

const ChallengeId = z.string().check(z.regex(/^chl_[0-9A-Za-z]{10,40}$/))
const CREDENTIAL_ID_MAX = 1_400
const CLIENT_DATA_MAX = 4_000

/** What `navigator.credentials.get` gave. Everything else a browser adds is left out. */
export const PasskeyAssertion = z.object({
  challengeId: ChallengeId,
  id: bytes(CREDENTIAL_ID_MAX),
  clientDataJSON: bytes(CLIENT_DATA_MAX),
  authenticatorData: bytes(2_000),
  signature: bytes(8_000),
  /** Given by passkeys that a browser can find by itself. */
  userHandle: z.optional(bytes(100)),
})
export type PasskeyAssertion = z.output<typeof PasskeyAssertion>

/** What `navigator.credentials.create` gave. */
export const PasskeyRegistration = z.object({
  challengeId: ChallengeId,
  id: bytes(CREDENTIAL_ID_MAX),
  clientDataJSON: bytes(CLIENT_DATA_MAX),
  attestationObject: bytes(16_000),
  transports: z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/))).check(z.maxLength(10)),
})
export type PasskeyRegistration = z.output<typeof PasskeyRegistration>
