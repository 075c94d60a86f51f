import type { Clock } from '@keo/service-kit/clock'

const PER_MILLISECOND = 1_000_000n

/** Ids of rounds: 64-bit numbers that only grow, also over restarts. */
export function createRoundIds(clock: Clock): () => bigint {
  let last = 0n
  return () => {
    const now = BigInt(Math.round(clock.now())) * PER_MILLISECOND
    last = now > last ? now : last + 1n
    return last
  }
}
