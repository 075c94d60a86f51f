import type { PasskeyCreation, PasskeyRequest } from '@keo/contract/second-factor-passkeys'
import type { PasskeyAssertion, PasskeyRegistration } from '@keo/contract/second-factor-wire'

/** Browsers have them on secure pages only, and never under a bare address. */
export function hasPasskeys(): boolean {
  return (
    globalThis.isSecureContext &&
    typeof globalThis.PublicKeyCredential === 'function' &&
    !/^(?:[\d.]+|\[.*\])$/.test(location.hostname)
  )
}

/** `cancelled`: the player closed the browser's sheet. `known`: this device has one for the account already. */
export class PasskeyProblem extends Error {
  readonly kind: 'cancelled' | 'known' | 'failed'
  constructor(kind: PasskeyProblem['kind'], cause: unknown) {
    super(kind, { cause })
    this.name = 'PasskeyProblem'
    this.kind = kind
  }
}

const KINDS: Readonly<Record<string, PasskeyProblem['kind']>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
}

function problemOf(error: unknown): PasskeyProblem {
  const name = error instanceof Error ? error.name : ''
  return new PasskeyProblem(KINDS[name] ?? 'failed', error)
}

/** Opens the browser's own sheet. */
export async function makePasskey({ challengeId, options }: PasskeyCreation): Promise<PasskeyRegistration> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const made = await startRegistration({ optionsJSON: options }).catch((error) => {
    throw problemOf(error)
  })
  const { clientDataJSON, attestationObject, transports = [] } = made.response
  return { challengeId, id: made.id, clientDataJSON, attestationObject, transports }
}

/** Opens the browser's own sheet. */
export async function signWithPasskey({ challengeId, options }: PasskeyRequest): Promise<PasskeyAssertion> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const used = await startAuthentication({ optionsJSON: options }).catch((error) => {
    throw problemOf(error)
  })
  const { clientDataJSON, authenticatorData, signature, userHandle } = used.response
  return {
    challengeId,
    id: used.id,
    clientDataJSON,
    authenticatorData,
    signature,
    ...(userHandle === undefined ? {} : { userHandle }),
  }
}
