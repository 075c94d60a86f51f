import type { PartyCause } from '@keo/contract/console-books'
import type { Instant } from '@keo/units/instants'
import type { Currency } from '@keo/units/money'

/** A payment of an order, as one of the two sides has it. */
export type Payment = {
  readonly reference: string
  readonly currency: Currency
  readonly amount: bigint
  readonly at: Instant
}

/** All payments of an order on both sides, oldest first. */
export type OrderBooks = {
  readonly isKnown: boolean
  readonly theirs: readonly Payment[]
  readonly ours: readonly Payment[]
}

/**
 * What differs about an order, one thing at a time. By how often and how much, not by reference: a party may number its
 * statement otherwise than its callbacks. What we booked after `until` may not stand in a statement yet.
 */
export function causeOf({ isKnown, theirs, ours: booked }: OrderBooks, until: Instant): PartyCause | null {
  if (!isKnown) return theirs.length > 0 ? 'UNKNOWN_HERE' : null
  const old = booked.filter(({ at }) => at < until).length
  const ours = booked.slice(0, Math.max(old, theirs.length))
  if (ours.length > theirs.length) return 'UNKNOWN_THERE'
  if (theirs.length > ours.length) return ours.length === 0 ? 'UNPAID_HERE' : 'PAID_TWICE'
  return sumsOf(theirs) === sumsOf(ours) ? null : 'OTHER_SUM'
}

const sumsOf = (payments: readonly Payment[]): string =>
  payments
    .map(({ amount, currency }) => `${amount} ${currency}`)
    .toSorted()
    .join()
