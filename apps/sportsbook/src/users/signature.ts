import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Clock } from '@keo/service-kit/clock'
import { refuse } from '../refusal.ts'

/** The operator that the sandbox serves. */
export type Merchant = {
  readonly id: string
  readonly name: string
  readonly secret: string
  /** Empty lets every address in; the signature is asked for in any case. */
  readonly addresses: readonly string[]
}

const SIGNATURE_LIFE_MS = 5 * 60_000

/** MD5 of body, merchant, time and secret, joined by dots (5.6): the wire's rule, not one we would choose. */
export function signatureOf(text: string, { id, secret }: Merchant, timestamp: string): string {
  return createHash('md5').update(`${text}.${id}.${timestamp}.${secret}`).digest('hex')
}

export function createSignatureCheck(merchant: Merchant, machineClock: Clock) {
  return (headers: IncomingHttpHeaders, text: string, address: string): void => {
    const { merchantid, timestamp, sign } = headers
    if (typeof merchantid !== 'string' || typeof timestamp !== 'string') refuse('MERCHANT_HEADERS_MISSING')
    if (merchantid !== merchant.id) refuse('MERCHANT_UNKNOWN')
    if (merchant.addresses.length > 0 && !merchant.addresses.includes(address)) refuse('ADDRESS_NOT_LISTED')
    if (!(Math.abs(machineClock.now() - Number(timestamp)) <= SIGNATURE_LIFE_MS)) refuse('HEADER_INVALID')
    if (typeof sign !== 'string' || !isEqual(sign, signatureOf(text, merchant, timestamp)))
      refuse('SIGNATURE_INVALID')
  }
}

function isEqual(given: string, right: string): boolean {
  return given.length === right.length && timingSafeEqual(Buffer.from(given), Buffer.from(right))
}
