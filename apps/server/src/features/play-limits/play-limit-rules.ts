import { SECOND_THOUGHT_HOURS } from '@keo/contract/safer-play'
import { hours, type Instant } from '@keo/units/instants'

/** Minor units; null is no limit. */
export type Bound = bigint | null
export type Raise = { readonly amount: Bound; readonly askedAt: Instant }
export type Limit = { readonly amount: Bound; readonly raise: Raise | null }

/** No limit is the highest. */
const isWithin = (wanted: Bound, bound: Bound): boolean =>
  bound === null || (wanted !== null && wanted <= bound)

/**
 * Lower holds at once and ends a wish for more. Higher waits; asking again for as much or less leaves the wait as it
 * is, asking for still more begins it anew.
 */
export function limitAfter({ amount, raise }: Limit, wanted: Bound, now: Instant): Limit {
  if (isWithin(wanted, amount)) return { amount: wanted, raise: null }
  const isCovered = raise !== null && isWithin(wanted, raise.amount)
  return { amount, raise: { amount: wanted, askedAt: isCovered ? raise.askedAt : now } }
}

export function readyAt({ askedAt }: Raise): Instant {
  return askedAt + hours(SECOND_THOUGHT_HOURS)
}

/** The raised limit, once its day has passed; null before. */
export function raisedLimit({ raise }: Limit, now: Instant): Limit | null {
  return raise !== null && now >= readyAt(raise) ? { amount: raise.amount, raise: null } : null
}
