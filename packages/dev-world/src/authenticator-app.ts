import { totpCode, totpStep } from '@keo/server/features/second-factor/totp'
import type { Instant } from '@keo/units/instants'

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** What an app shows, so many steps from now, for a secret that was typed into it. */
export function appCodeFor(secret: string, at: Instant, steps = 0): string {
  return totpCode(fromBase32(secret), totpStep(at) + steps)
}

/** What an app shows for the address that it read from the QR code. */
export function totpCodeOf(address: string, at: Instant): string {
  return appCodeFor(new URL(address).searchParams.get('secret') ?? '', at)
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((sign) => BASE32.indexOf(sign).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)))
}
