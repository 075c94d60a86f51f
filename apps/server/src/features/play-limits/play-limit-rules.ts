import { PLAY_LIMIT_PERIODS, type PlayLimitPeriod } from '@keo/contract/play-limits'
import { SECOND_THOUGHT_HOURS } from '@keo/contract/safer-play'
import { days, hours, type Instant, minutes, SERVER_OFFSET_MINUTES, serverDay } from '@keo/units/instants'

/** Minor units; null is no limit. */
export type Bound = bigint | null
export type Raise = { readonly amount: Bound; readonly askedAt: Instant }
export type Limit = { readonly amount: Bound; readonly raise: Raise | null }

/** No limit is the highest. */
const isWithin = (wanted: Bound, bound: Bound): boolean =>
  bound === null || (wanted !== null && wanted <= bound)

/**
 * Lower holds at once and ends a request for more. Higher waits; asking again for as much or less leaves the wait as it
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

type Used = { readonly amount: Bound; readonly used: bigint }

/** What may still be used of a bound; null without one. */
export function leftOf({ amount, used }: Used): Bound {
  if (amount === null) return null
  return amount > used ? amount - used : 0n
}

/** The limit with the least left; of equals the one that is renewed last. Undefined where none is set. */
export function tightest<L extends Used & { readonly period: PlayLimitPeriod }>(limits: readonly L[]) {
  const bounded = limits.flatMap((limit) => {
    const left = leftOf(limit)
    return left === null ? [] : [{ ...limit, left }]
  })
  const late = ({ period }: L): number => PLAY_LIMIT_PERIODS.indexOf(period)
  return bounded.toSorted((a, b) => Number(a.left - b.left) || late(b) - late(a))[0]
}

/** The first instant of the next day, week or month at +08:00, when a limit begins anew. */
export function renewsAt(period: PlayLimitPeriod, now: Instant): Instant {
  const { from, until } = serverDay(now)
  if (period === 'day') return until
  const offset = minutes(SERVER_OFFSET_MINUTES)
  const wall = new Date(from + offset)
  if (period === 'month') return Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth() + 1) - offset
  return from + days(7 - ((wall.getUTCDay() + 6) % 7))
}
