import { timingSafeEqual } from 'node:crypto'
import type { SecretBox } from '@keo/service-kit/secret-box'
import { minutes, type Instant } from '@keo/units/instants'

const TOLERANCE_MS = minutes(5)

export type Signed = {
  readonly party: string
  readonly id: string
  readonly timestamp: number
  readonly news: string
}

/** The key of each party is its own: what one signed is worthless in the name of another. */
export function signatureOf(box: SecretBox, signed: Signed): string {
  return signaturesOf(box, signed)[0]?.toString('hex') ?? ''
}

/** Right by any key that is still in use, and made within five minutes. */
export function isSignedRight(box: SecretBox, signed: Signed & { signature: string }, now: Instant): boolean {
  if (Math.abs(now - signed.timestamp) > TOLERANCE_MS) return false
  const given = Buffer.from(signed.signature, 'hex')
  return signaturesOf(box, signed).some(
    (right) => right.length === given.length && timingSafeEqual(right, given),
  )
}

function signaturesOf(box: SecretBox, { party, id, timestamp, news }: Signed): Buffer[] {
  return box.hashes(JSON.stringify([id, timestamp, news]), `callback ${party}`)
}
