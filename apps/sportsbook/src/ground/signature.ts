import type { IncomingHttpHeaders } from 'node:http'
import type { Clock } from '@keo/service-kit/clock'
import { isSignatureOf, SIGNATURE_LIFE_MS } from '@keo/sportsbook-contract/signature'
import { refuse } from './refusal.ts'

/** The operator that the sandbox serves. */
export type Merchant = {
  readonly id: string
  readonly name: string
  readonly secret: string
  /** An empty list lets every address in; the signature is checked in any case. */
  readonly addresses: readonly string[]
}

export function createSignatureCheck(merchant: Merchant, machineClock: Clock) {
  return (headers: IncomingHttpHeaders, text: string, address: string): void => {
    const { merchantid, timestamp, sign } = headers
    if (typeof merchantid !== 'string' || typeof timestamp !== 'string') refuse('MERCHANT_HEADERS_MISSING')
    if (merchantid !== merchant.id) refuse('MERCHANT_UNKNOWN')
    if (merchant.addresses.length > 0 && !merchant.addresses.includes(address)) refuse('ADDRESS_NOT_LISTED')
    if (!(Math.abs(machineClock.now() - Number(timestamp)) <= SIGNATURE_LIFE_MS)) refuse('HEADER_INVALID')
    if (!isSignatureOf(sign, text, merchant, timestamp)) refuse('SIGNATURE_INVALID')
  }
}
