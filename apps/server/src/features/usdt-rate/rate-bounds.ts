import { USDT_RATE_WITHIN_BP } from '@keo/contract/console-usdt-rate'

const WHOLE_BP = 10_000n

/** Whether a rate is so near to what quotes say that nobody earns by going to and fro between us and the market. */
export function isNear(rate: bigint, quoted: bigint): boolean {
  const between = rate > quoted ? rate - quoted : quoted - rate
  return between * WHOLE_BP <= quoted * BigInt(USDT_RATE_WITHIN_BP)
}

/** What counts: the operator's rate while quotes stay near it, else theirs. */
export function rateThatCounts(quoted: bigint, set: bigint | null): bigint {
  return set !== null && isNear(set, quoted) ? set : quoted
}
