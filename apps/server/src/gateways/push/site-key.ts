import { createECDH, createPrivateKey, sign, type KeyObject } from 'node:crypto'
import { hours, type Instant } from '@keo/units/instants'

/** By which push services know the site (VAPID, RFC 8292); browsers bind their subscriptions to the public half. */
export type SiteKey = { readonly publicKey: Buffer; readonly privateKey: KeyObject }

const PRIVATE_KEY_BYTES = 32
/** Push services refuse more than a day. */
const SIGNED_FOR_MS = hours(12)

/** Null for what is no private key of P-256. */
export function siteKeyOf(secret: Uint8Array): SiteKey | null {
  if (secret.length !== PRIVATE_KEY_BYTES) return null
  const pair = createECDH('prime256v1')
  try {
    pair.setPrivateKey(secret)
  } catch {
    return null
  }
  const publicKey = pair.getPublicKey()
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    d: Buffer.from(secret).toString('base64url'),
    x: publicKey.subarray(1, 33).toString('base64url'),
    y: publicKey.subarray(33).toString('base64url'),
  }
  return { publicKey, privateKey: createPrivateKey({ key: jwk, format: 'jwk' }) }
}

export function newSiteSecret(): Buffer {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  // Leading zeros are not written.
  return Buffer.concat([Buffer.alloc(PRIVATE_KEY_BYTES), pair.getPrivateKey()]).subarray(-PRIVATE_KEY_BYTES)
}

type Claims = {
  /** Origin of the push service. */
  readonly audience: string
  /** Where that service can reach us: an address of the site, or of a mailbox. */
  readonly contact: string
  /** By the machine's clock. */
  readonly now: Instant
}

/** What stands in `Authorization`: that this very site speaks to this very service. */
export function authorizationOf(
  { publicKey, privateKey }: SiteKey,
  { audience, contact, now }: Claims,
): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const exp = Math.floor((now + SIGNED_FOR_MS) / 1000)
  const said = `${part({ typ: 'JWT', alg: 'ES256' })}.${part({ aud: audience, exp, sub: contact })}`
  const signature = sign('sha256', Buffer.from(said), { key: privateKey, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${said}.${signature.toString('base64url')}, k=${publicKey.toString('base64url')}`
}
