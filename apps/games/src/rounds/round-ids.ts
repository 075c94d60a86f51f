import type { Clock } from '@keo/service-kit/clock'
import type { Ids } from '@keo/service-kit/ids'

const PER_MILLISECOND = 1_000_000n
/** Room for chance, so that a process that begins within the same millisecond does not count from the same number. */
const CHANCE = 900_000

/** Ids of rounds: 64-bit numbers that grow with time. */
export function createRoundIds(clock: Clock, ids: Pick<Ids, 'random'>): () => bigint {
  let last = 0n
  let lastMs = -1
  return () => {
    const ms = Math.round(clock.now())
    if (ms > lastMs) {
      lastMs = ms
      const fresh = BigInt(ms) * PER_MILLISECOND + BigInt(Math.floor(ids.random() * CHANCE))
      last = fresh > last ? fresh : last + 1n
    } else last += 1n
    return last
  }
}
