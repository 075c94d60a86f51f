import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { burstPoint } from './burst-point.ts'

const FIRST_DIGITS = 13

/**
 * The link of the chain that comes before: rounds use the chain from its end to its start, so each round's hash proves
 * that it was fixed before the round that was played before it.
 */
export const previousRoundHash = (roundHash: string) => bytesToHex(sha256(hexToBytes(roundHash)))

/** The chain from its secret start: `length` links, the last of which is published before the first round. */
export function chainFrom(start: string, length: number): string[] {
  const chain = [start]
  for (let made = 1; made < length; made += 1) chain.push(previousRoundHash(chain.at(-1) ?? start))
  return chain
}

/** The 52 bits of a round: the first 13 hex digits of the round's hash keyed over the published salt. */
export function crashBits(roundHash: string, salt: string): string {
  return bytesToHex(hmac(sha256, hexToBytes(roundHash), utf8ToBytes(salt))).slice(0, FIRST_DIGITS)
}

/** Where the round ends for everybody, in hundredths. */
export const crashPoint = (roundHash: string, salt: string) =>
  burstPoint(BigInt(`0x${crashBits(roundHash, salt)}`))
