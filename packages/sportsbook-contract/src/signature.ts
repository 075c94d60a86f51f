import { createHash, timingSafeEqual } from 'node:crypto'

/** How operator and provider know each other. */
export type Merchant = { readonly id: string; readonly secret: string }

/** A signature is of no use to whoever finds it later. */
export const SIGNATURE_LIFE_MS = 5 * 60_000

/** MD5 of body, merchant, time and secret, joined by dots (5.6): the wire's rule, used nowhere else. */
export function signatureOf(text: string, { id, secret }: Merchant, timestamp: string): string {
  return createHash('md5').update(`${text}.${id}.${timestamp}.${secret}`).digest('hex')
}

/** What goes with a body in either direction. */
export function signedHeaders(text: string, merchant: Merchant, now: number): Record<string, string> {
  const timestamp = String(Math.trunc(now))
  return { merchantId: merchant.id, timestamp, sign: signatureOf(text, merchant, timestamp) }
}

/** Compared in constant time, over the body as it was sent. */
export function isSignatureOf(sign: unknown, text: string, merchant: Merchant, timestamp: string): boolean {
  if (typeof sign !== 'string') return false
  const [given, right] = [Buffer.from(sign), Buffer.from(signatureOf(text, merchant, timestamp))]
  return given.length === right.length && timingSafeEqual(given, right)
}
