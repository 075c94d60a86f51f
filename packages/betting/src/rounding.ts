import type { Fraction } from './fraction.ts'

/** How a market type rounds what it returns: to a multiple of `step` smallest units. */
export type Rounding = { readonly mode: 'floor' | 'nearest' | 'ceil'; readonly step: bigint }

/** The rule of every market that has none of its own. */
const USUAL: Rounding = { mode: 'floor', step: 1n }

/** By the provider's numbers of market types. None has a rule of its own so far. */
const OF_MARKET_TYPES: ReadonlyMap<number, Rounding> = new Map()

export function roundingOf(marketType: number, rules = OF_MARKET_TYPES): Rounding | undefined {
  return rules.get(marketType)
}

/** The rule of a slip: that of its legs where all have the same one, since an amount is rounded once and by one rule. */
export function commonRounding(legs: readonly { readonly rounding?: Rounding | undefined }[]): Rounding {
  const rule = legs[0]?.rounding
  if (!rule) return USUAL
  const isCommon = legs.every(({ rounding }) => rounding?.mode === rule.mode && rounding.step === rule.step)
  return isCommon ? rule : USUAL
}

/** Exact until here. */
export function roundOnce(amount: bigint, { top, bottom }: Fraction, { mode, step }: Rounding): bigint {
  const size = bottom * step
  const added = { floor: 0n, nearest: size / 2n, ceil: size - 1n }[mode]
  return ((amount * top + added) / size) * step
}
