import type { IncomingHttpHeaders } from 'node:http'
import { isSignatureOf, type Merchant, SIGNATURE_LIFE_MS } from '@keo/sportsbook-contract/signature'
import type { Instant } from '@keo/units/instants'

/** Over the body as it was sent, by our provider, within five minutes. */
export function isSignedRight(
  { merchantid, timestamp, sign }: IncomingHttpHeaders,
  text: string,
  merchant: Merchant,
  now: Instant,
): boolean {
  if (merchantid !== merchant.id || typeof timestamp !== 'string') return false
  if (!(Math.abs(now - Number(timestamp)) <= SIGNATURE_LIFE_MS)) return false
  return isSignatureOf(sign, text, merchant, timestamp)
}
