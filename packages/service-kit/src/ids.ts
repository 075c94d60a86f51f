import { createHash, randomBytes } from 'node:crypto'
import type { Clock, Instant } from './clock.ts'

/** The only source of ids, secrets and chance. */
export type Ids = {
  /** Such as `mbr_01J9Z3...`: sorts by age, also within one millisecond. */
  newId(prefix: string): string
  /** 256 bits, base64url: fit for a session or a one-use ticket. */
  token(): string
  bytes(length: number): Uint8Array
  /** At least 0, below 1. */
  random(): number
}

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const TIME_CHARACTERS = 10
const CHANCE_CHARACTERS = 16
const CHANCE_BYTES = 10

/** What ids are told apart by is drawn ahead, each byte for one id: asking for every id costs more than the id. */
const DRAWN_AHEAD = 4096

export function systemIds(clock: Clock): Ids {
  let drawn: Buffer = Buffer.alloc(0)
  const ahead = (length: number) => {
    if (drawn.length < length) drawn = randomBytes(DRAWN_AHEAD)
    const taken = drawn.subarray(0, length)
    drawn = drawn.subarray(length)
    return taken
  }
  // Secrets are drawn when they are asked for.
  return { ...idsFrom(clock, (length) => randomBytes(length)), newId: newIds(clock, ahead) }
}

/** The same seed gives the same ids in the same order: for tests and the seeded world, never for a real site. */
export function seededIds(seed: string | number, clock: Clock): Ids {
  let block = 0
  let pool: Uint8Array = new Uint8Array(0)
  return idsFrom(clock, (length) => {
    while (pool.length < length) {
      const more = createHash('sha256').update(`${seed}:${block++}`).digest()
      pool = Buffer.concat([pool, more])
    }
    const taken = pool.slice(0, length)
    pool = pool.slice(length)
    return taken
  })
}

function idsFrom(clock: Clock, bytes: (length: number) => Uint8Array): Ids {
  return {
    newId: newIds(clock, bytes),
    token: () => Buffer.from(bytes(32)).toString('base64url'),
    bytes,
    random: () => Buffer.from(bytes(6)).readUIntBE(0, 6) / 2 ** 48,
  }
}

function newIds(clock: Clock, bytes: (length: number) => Uint8Array): Ids['newId'] {
  const nextStamp = stamps(clock, bytes)
  return (prefix) => `${prefix}_${nextStamp()}`
}

/** ULIDs. A clock that stands still or goes back does not break their order: chance is counted up instead. */
function stamps(clock: Clock, bytes: (length: number) => Uint8Array) {
  let lastMs = -1
  let chance = 0n
  return () => {
    const ms = clock.now()
    if (ms > lastMs) {
      lastMs = ms
      // The top bit stays free, so that counting up within a millisecond cannot overflow.
      chance = toBigInt(bytes(CHANCE_BYTES)) >> 1n
    } else {
      chance += 1n + BigInt(bytes(1)[0] ?? 0)
    }
    return encode(BigInt(Math.trunc(lastMs)), TIME_CHARACTERS) + encode(chance, CHANCE_CHARACTERS)
  }
}

/** No id of that moment or later sorts before it, and none of an earlier one after. */
export const firstIdAt = (prefix: string, at: Instant): string =>
  `${prefix}_${encode(BigInt(Math.trunc(at)), TIME_CHARACTERS)}`

function toBigInt(bytes: Uint8Array): bigint {
  return BigInt(`0x${Buffer.from(bytes).toString('hex')}`)
}

function encode(value: bigint, length: number): string {
  let text = ''
  for (let rest = value; text.length < length; rest /= 32n) text = ALPHABET[Number(rest % 32n)] + text
  return text
}
