import type { Clock } from '@keo/service-kit/clock'
import type { Ids } from '@keo/service-kit/ids'

const PER_MS = 2n ** 20n

/** Ids of nineteen digits that ascend with time; twenty bits of chance keep processes apart. */
export function createOrderIds(clock: Clock, ids: Ids): () => string {
  let last = 0n
  return () => {
    const fresh = BigInt(Math.trunc(clock.now())) * PER_MS + BigInt(Math.floor(ids.random() * 2 ** 20))
    last = fresh > last ? fresh : last + 1n
    return last.toString().padStart(19, '0')
  }
}
