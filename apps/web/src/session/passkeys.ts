import type { PasskeyCreation, PasskeyRequest } from '@keo/contract/second-factor-passkeys'
import type { PasskeyAssertion, PasskeyRegistration } from '@keo/contract/second-factor-wire'
import { currentSay } from '../language/messages.ts'
import { toast } from '../toasts/toast.ts'

/** Browsers have them on secure pages only, and never under a bare address. */
export function hasPasskeys(): boolean {
  return (
    globalThis.isSecureContext &&
    typeof globalThis.PublicKeyCredential === 'function' &&
    !/^(?:[\d.]+|\[.*\])$/.test(location.hostname)
  )
}

/** Who closed the browser's sheet knows that already; everything else is said. */
function tellWhy(error: unknown): null {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'AbortError') return null
  toast.error(currentSay()(name === 'InvalidStateError' ? 'passkey.known' : 'passkey.failed'))
  return null
}

/** Opens the browser's own sheet; null when nothing came of it. Its words are those of the accounts area. */
export async function makePasskey({
  challengeId,
  options,
}: PasskeyCreation): Promise<PasskeyRegistration | null> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const made = await startRegistration({ optionsJSON: options }).catch(tellWhy)
  if (!made) return null
  const { clientDataJSON, attestationObject, transports = [] } = made.response
  return { challengeId, id: made.id, clientDataJSON, attestationObject, transports }
}

/** As `makePasskey`. */
export async function signWithPasskey({
  challengeId,
  options,
}: PasskeyRequest): Promise<PasskeyAssertion | null> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const used = await startAuthentication({ optionsJSON: options }).catch(tellWhy)
  if (!used) return null
  const { clientDataJSON, authenticatorData, signature, userHandle } = used.response
  const signed = { challengeId, id: used.id, clientDataJSON, authenticatorData, signature }
  return userHandle === undefined ? signed : { ...signed, userHandle }
}
