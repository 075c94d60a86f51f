import type { PasskeyCreation, PasskeyRequest } from '@keo/contract/second-factor-passkeys'
import type { PasskeyAssertion, PasskeyRegistration } from '@keo/contract/second-factor-wire'

/** The browser's sheet was closed, or nothing that it knows fits. */
export class NotSigned extends Error {
  constructor(cause: unknown) {
    super('No passkey was used.', { cause })
    this.name = 'NotSigned'
  }
}

/** Browsers have them on secure pages only, and never under a bare address. */
export function hasPasskeys(): boolean {
  return (
    globalThis.isSecureContext &&
    typeof globalThis.PublicKeyCredential === 'function' &&
    !/^(?:[\d.]+|\[.*\])$/.test(location.hostname)
  )
}

function refuse(error: unknown): never {
  throw new NotSigned(error)
}

/** Opens the browser's own sheet; fails with `NotSigned`. */
export async function makePasskey({ challengeId, options }: PasskeyCreation): Promise<PasskeyRegistration> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const made = await startRegistration({ optionsJSON: options }).catch(refuse)
  const { clientDataJSON, attestationObject, transports = [] } = made.response
  return { challengeId, id: made.id, clientDataJSON, attestationObject, transports }
}

/** As `makePasskey`. */
export async function signWithPasskey({ challengeId, options }: PasskeyRequest): Promise<PasskeyAssertion> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const used = await startAuthentication({ optionsJSON: options }).catch(refuse)
  const { clientDataJSON, authenticatorData, signature, userHandle } = used.response
  const signed = { challengeId, id: used.id, clientDataJSON, authenticatorData, signature }
  return userHandle === undefined ? signed : { ...signed, userHandle }
}
