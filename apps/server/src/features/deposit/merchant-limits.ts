import type { HeldChannel, HeldOption } from './channel-store.ts'

type Range = { readonly min: bigint; readonly max: bigint }
type Terms = Pick<HeldOption, 'min_amount' | 'max_amount'>

/** Of one order: the merchant's own limits within those of the channel. */
export function rangeOf(
  { min_amount, max_amount }: Pick<HeldChannel, 'min_amount' | 'max_amount'>,
  own: Terms,
): Range {
  return {
    min: own.min_amount !== null && own.min_amount > min_amount ? own.min_amount : min_amount,
    max: own.max_amount !== null && own.max_amount < max_amount ? own.max_amount : max_amount,
  }
}

export const isWithin = (amount: bigint, { min, max }: Range): boolean => amount >= min && amount <= max

/** What is left of the day, as the most of the next order; null where not even the least of one is. */
export function leftOfDay(range: Range, dayMax: bigint, taken: bigint): bigint | null {
  const left = dayMax - taken
  if (left < range.min) return null
  return left < range.max ? left : range.max
}
