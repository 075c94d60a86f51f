import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Six digits are quickly tried out, so a plain hash of them would hide nothing: the key stays outside of the
 * database. Each use has a name of its own, and no part can run over into the next.
 */
export function keyedHash(
  secret: string,
  use: 'code' | 'target' | 'captcha',
  parts: readonly (string | number)[],
): Buffer {
  return createHmac('sha256', secret)
    .update(JSON.stringify([use, ...parts]))
    .digest()
}

export function isSameHash(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other)
}
