import type { PasskeyCreation, PasskeyRequest } from '@keo/contract/second-factor-passkeys'
import { CHALLENGE_MS } from './passkey-challenges.ts'
import type { HeldPasskey } from './passkey-store.ts'
import { PASSKEY_ALGORITHMS } from './passkeys.ts'

type Issued = { readonly challengeId: string; readonly challenge: string }
type NewPasskey = {
  readonly siteName: string
  readonly host: string
  readonly owner: { readonly name: string; readonly displayName: string }
  readonly userHandle: Buffer
  readonly held: readonly HeldPasskey[]
}

/** One that the browser finds by itself and that asks for finger, face or PIN: it then serves alone. */
export function creationOptions({ challengeId, challenge }: Issued, wanted: NewPasskey): PasskeyCreation {
  const { siteName, host, owner, userHandle, held } = wanted
  return {
    challengeId,
    options: {
      rp: { id: host, name: siteName },
      user: {
        id: userHandle.toString('base64url'),
        ...owner,
      },
      challenge,
      pubKeyCredParams: PASSKEY_ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
      timeout: CHALLENGE_MS,
      attestation: 'none',
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      excludeCredentials: held.filter(({ rpId }) => rpId === host).map(credentialName),
    },
  }
}

export function requestOptions(
  { challengeId, challenge }: Issued,
  host: string,
  allowed: readonly HeldPasskey[],
): PasskeyRequest {
  return {
    challengeId,
    options: {
      rpId: host,
      challenge,
      timeout: CHALLENGE_MS,
      userVerification: 'required',
      allowCredentials: allowed.filter(({ rpId }) => rpId === host).map(credentialName),
    },
  }
}

function credentialName({ credentialId, transports }: HeldPasskey) {
  return { id: credentialId, type: 'public-key' as const, transports: [...transports] }
}
