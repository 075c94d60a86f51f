import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Instant } from '@keo/units/instants'
import { minutes } from '@keo/units/instants'

export type SportsMerchant = { readonly id: string; readonly secret: string }

const SIGNATURE_LIFE_MS = minutes(5)

/** MD5 of body, merchant, time and secret, joined by dots: the provider's rule, used for its wire alone. */
export function signOf(text: string, { id, secret }: SportsMerchant, timestamp: string): string {
  return createHash('md5').update(`${text}.${id}.${timestamp}.${secret}`).digest('hex')
}

/** Over the body as it was sent, by our provider, within five minutes. */
export function isSignedRight(
  headers: IncomingHttpHeaders,
  text: string,
  merchant: SportsMerchant,
  now: Instant,
): boolean {
  const { merchantid, timestamp, sign } = headers
  if (merchantid !== merchant.id || typeof timestamp !== 'string' || typeof sign !== 'string') return false
  if (!(Math.abs(now - Number(timestamp)) <= SIGNATURE_LIFE_MS)) return false
  const right = Buffer.from(signOf(text, merchant, timestamp))
  const given = Buffer.from(sign)
  return given.length === right.length && timingSafeEqual(given, right)
}
