import { createHash } from 'node:crypto'

/** Tokens are 256 random bits, so one quick hash is enough: there is nothing to guess. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
