import type { Clock } from '@keo/service-kit/clock'
import type { Ids } from '@keo/service-kit/ids'

const PER_MS = 2n ** 20n

const idText = (id: bigint): string => id.toString().padStart(19, '0')

/** No order that came at this time or later has a smaller id. */
export const firstIdAt = (at: number): string => idText(BigInt(Math.trunc(at)) * PER_MS)

/** Ids of nineteen digits that ascend with time; twenty bits of chance keep processes apart. */
export function createOrderIds(clock: Clock, ids: Ids): () => string {
  let last = 0n
  return () => {
    const fresh = BigInt(Math.trunc(clock.now())) * PER_MS + BigInt(Math.floor(ids.random() * 2 ** 20))
    last = fresh > last ? fresh : last + 1n
    return idText(last)
  }
}
