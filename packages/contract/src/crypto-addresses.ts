import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'

export const CRYPTO_NETWORKS = ['TRC20', 'ERC20'] as const
export type CryptoNetwork = (typeof CRYPTO_NETWORKS)[number]

export type AddressVerdict =
  | { readonly isRight: true; readonly address: string }
  /** `otherNetwork`: a good address, but of the other network, where the money would be lost. */
  | { readonly isRight: false; readonly cause: 'form' | 'checksum' | 'otherNetwork' }

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const TRON_FORM = /^T[1-9A-HJ-NP-Za-km-z]{33}$/
const TRON_PREFIX = 0x41
const TRON_BYTES = 25
const CHECK_BYTES = 4
const EVM_FORM = /^0x[0-9a-fA-F]{40}$/

/** Whether money sent over this network to that address can arrive. */
export function checkCryptoAddress(network: CryptoNetwork, typed: string): AddressVerdict {
  const address = typed.trim()
  const own = network === 'TRC20' ? checkTron(address) : checkEvm(address)
  if (own === 'fine') return { isRight: true, address }
  const other = network === 'TRC20' ? checkEvm(address) : checkTron(address)
  return { isRight: false, cause: other === 'form' ? own : 'otherNetwork' }
}

/** First six and last four: enough to recognise one's own, too little to send to. */
export function maskCryptoAddress(address: string): string {
  return `${address.slice(0, 6)}…${address.slice(-4)}`
}

type Checked = 'fine' | 'form' | 'checksum'

/** base58check: version byte 0x41, twenty bytes, and the head of a double SHA-256 over both. */
function checkTron(address: string): Checked {
  if (!TRON_FORM.test(address)) return 'form'
  const bytes = fromBase58(address)
  if (bytes.length !== TRON_BYTES || bytes[0] !== TRON_PREFIX) return 'form'
  const body = bytes.subarray(0, -CHECK_BYTES)
  const check = sha256(sha256(body))
  return bytes.subarray(-CHECK_BYTES).every((byte, at) => byte === check[at]) ? 'fine' : 'checksum'
}

function fromBase58(text: string): Uint8Array {
  let value = 0n
  for (const sign of text) value = value * 58n + BigInt(BASE58.indexOf(sign))
  const hex = value.toString(16)
  const padded = hex.length % 2 ? `0${hex}` : hex
  return Uint8Array.from(padded.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}

/** EIP-55: the case of each letter is a bit of the hash. An address without capitals, or without small letters, has none. */
function checkEvm(address: string): Checked {
  if (!EVM_FORM.test(address)) return 'form'
  const digits = address.slice(2)
  if (digits === digits.toLowerCase() || digits === digits.toUpperCase()) return 'fine'
  const hash = keccak_256(new TextEncoder().encode(digits.toLowerCase()))
  const isRight = [...digits].every((sign, at) => {
    const nibble = ((hash[at >> 1] ?? 0) >> (at % 2 ? 0 : 4)) & 0xf
    return sign === (nibble >= 8 ? sign.toUpperCase() : sign.toLowerCase())
  })
  return isRight ? 'fine' : 'checksum'
}
