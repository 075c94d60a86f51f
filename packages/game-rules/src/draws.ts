import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** The numbers of one round, in their order. Every game takes its chance from here and from nowhere else. */
export type Draws = {
  /** A whole number from 0 to n - 1, each as likely as the other. */
  below(n: number): number
  /** `count` different numbers of 0 to `size` - 1, in the order they were drawn. */
  take(size: number, count: number): number[]
  /** 52 bits, for the games whose result is one fraction. */
  bits52(): bigint
}

const SEED_HEX = /^[0-9a-f]{64}$/
const CLIENT_SEED_LONGEST = 64
const NUMBERS_PER_BLOCK = 8
const RANGE = 2 ** 32

export const isServerSeed = (text: string) => SEED_HEX.test(text)

/** A player's own seed: 1 to 64 signs, without the colon that divides the parts of a message. */
export function isClientSeed(text: string): boolean {
  const { length } = [...text]
  return length >= 1 && length <= CLIENT_SEED_LONGEST && !text.includes(':')
}

/** What is shown before play: it binds the house to the seed without telling it. */
export const commitmentTo = (serverSeed: string) => bytesToHex(sha256(hexToBytes(serverSeed)))

/** The block of random bytes with that index; a round uses as many as its draws need. */
export function blockOf(serverSeed: string, clientSeed: string, nonce: number, index: number): Uint8Array {
  return hmac(sha256, hexToBytes(serverSeed), utf8ToBytes(`${clientSeed}:${nonce}:${index}`))
}

/** The draws of one round, which the three values fix completely. */
export function drawsOfRound(serverSeed: string, clientSeed: string, nonce: number): Draws {
  return drawsFrom(numbersOfRound(serverSeed, clientSeed, nonce))
}

/** The 32-bit numbers of a round one after the other, big end first; a new block is made when one is used up. */
export function numbersOfRound(serverSeed: string, clientSeed: string, nonce: number): () => number {
  let block: DataView | null = null
  let taken = 0
  return () => {
    const place = taken % NUMBERS_PER_BLOCK
    if (!block || place === 0) {
      const bytes = blockOf(serverSeed, clientSeed, nonce, Math.floor(taken / NUMBERS_PER_BLOCK))
      block = new DataView(bytes.buffer, bytes.byteOffset)
    }
    taken += 1
    return block.getUint32(place * 4)
  }
}

/** Draws from any source of 32-bit numbers: a round's blocks, or a generator in a simulation. */
export function drawsFrom(nextNumber: () => number): Draws {
  /** Numbers above the last whole multiple of n are thrown away: they would make the small results more likely. */
  const below = (n: number) => {
    const limit = RANGE - (RANGE % n)
    let number = nextNumber()
    while (number >= limit) number = nextNumber()
    return number % n
  }
  return {
    below,
    take(size, count) {
      const list = Array.from({ length: size }, (_, index) => index)
      for (let place = 0; place < count; place += 1) {
        const other = place + below(size - place)
        const moved = list[other] ?? 0
        list[other] = list[place] ?? 0
        list[place] = moved
      }
      return list.slice(0, count)
    },
    bits52() {
      const high = BigInt(nextNumber())
      return (high << 20n) | BigInt(nextNumber() >>> 12)
    },
  }
}
