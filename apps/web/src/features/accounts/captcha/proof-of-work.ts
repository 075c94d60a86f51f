import type { CaptchaQuestion } from '@keo/contract/captcha'

type Parts = {
  sha256(bytes: Uint8Array): Uint8Array
  /** Lets the page paint and listen between two stretches of work. */
  pause(): Promise<void>
  isCancelled(): boolean
}

/** A few milliseconds of work on an old phone. */
const HASHES_AT_ONCE = 512

/** The text that makes the hash begin with enough zero bits; null when nobody wants it any more. */
export async function proofOfWork(
  { prefix, bits }: CaptchaQuestion['proof'],
  { sha256, pause, isCancelled }: Parts,
): Promise<string | null> {
  const encoder = new TextEncoder()
  for (let attempt = 0; !isCancelled(); attempt++) {
    const text = attempt.toString(36)
    if (leadingZeroBits(sha256(encoder.encode(prefix + text))) >= bits) return text
    if (attempt % HASHES_AT_ONCE === HASHES_AT_ONCE - 1) await pause()
  }
  return null
}

/** Of the first four bytes, which is more than any question asks. */
export function leadingZeroBits([a = 0, b = 0, c = 0, d = 0]: Iterable<number>): number {
  return Math.clz32(((a << 24) | (b << 16) | (c << 8) | d) >>> 0)
}
