import { createHash, timingSafeEqual } from 'node:crypto'

const TOKEN_LENGTH_MAX = 512

/** The token of an Authorization header, with or without `Bearer `; empty when there is none to look up. */
export function bearerToken(header: string | undefined): string {
  if (header === undefined || header.length > TOKEN_LENGTH_MAX) return ''
  return /^bearer /i.test(header) ? header.slice(7).trim() : header
}

/** Compares hashes, so that neither length nor content shows in the time it takes. */
export function createOperatorCheck(operatorToken: string | null): (header: string | undefined) => boolean {
  if (operatorToken === null) return () => false
  const expected = sha256(operatorToken)
  return (header) => {
    const given = bearerToken(header)
    return given !== '' && timingSafeEqual(sha256(given), expected)
  }
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
