import { sha256 } from '@noble/hashes/sha2.js'
import { mgf1, OAEP } from 'micro-rsa-dsa-dh/rsa.js'

/** Where an SPKI of RSA ends: INTEGER of three bytes, 65537. */
const EXPONENT_TAIL = [0x02, 0x03, 0x01, 0x00, 0x01]
const MODULUS_BYTES = 384

/** For pages without WebCrypto: the modulus stands right before the exponent, which is the last thing in the key. */
export function encryptRsaOaep(spki: Uint8Array, plain: Uint8Array): Uint8Array {
  const end = spki.length - EXPONENT_TAIL.length
  if (!EXPONENT_TAIL.every((byte, at) => spki[end + at] === byte)) throw new Error('Not a key we know.')
  const modulus = spki.subarray(end - MODULUS_BYTES, end)
  const n = BigInt(`0x${Array.from(modulus, (byte) => byte.toString(16).padStart(2, '0')).join('')}`)
  return OAEP(sha256, mgf1(sha256)).encrypt({ n, e: 65_537n }, plain)
}
