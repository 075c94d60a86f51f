import { createHmac, timingSafeEqual } from 'node:crypto'
import { TOTP_DIGITS, TOTP_STEP_SECONDS } from '@keo/contract/second-factor'
import { seconds, type Instant } from '@keo/units/instants'

export const TOTP_SECRET_BYTES = 20
/** A phone's clock may be that many steps off. */
const DRIFT_STEPS = 1
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export function totpStep(at: Instant): number {
  return Math.floor(at / seconds(TOTP_STEP_SECONDS))
}

/** RFC 6238 with SHA-1, which is what every app has; HMAC does not mind that SHA-1 collides. */
export function totpCode(secret: Uint8Array, step: number, digits = TOTP_DIGITS): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0x0f
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

type Claim = { readonly secret: Uint8Array; readonly code: string; readonly at: Instant }

/** The step whose code this is, if it is later than the last one used; every step is worked out, whichever fits. */
export function matchingStep({ secret, code, at }: Claim, lastStep: number): number | null {
  const now = totpStep(at)
  const near = Array.from({ length: 2 * DRIFT_STEPS + 1 }, (_, place) => now - DRIFT_STEPS + place)
  const matching = near.filter((step) => step >= 0 && isSame(totpCode(secret, step), code))
  return matching.find((step) => step > lastStep) ?? null
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}

export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => BASE32[parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** What an authenticator app reads from the QR code. */
export function otpauthAddress(issuer: string, userName: string, secret: Uint8Array): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(userName)}`
  const settings = new URLSearchParams({
    secret: base32(secret),
    issuer,
    algorithm: 'SHA1',
    digits: String(TOTP_DIGITS),
    period: String(TOTP_STEP_SECONDS),
  })
  // Apps read a plus sign as itself, so blanks are written the other way.
  return `otpauth://totp/${label}?${settings.toString().replaceAll('+', '%20')}`
}
