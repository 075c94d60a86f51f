import type { Instant } from '@keo/service-kit/clock'
import { refuse } from '../ground/refusal.ts'
import { DAY_MS } from '../world/match-ids.ts'

/** Hours ahead of UTC: the provider's day (3.2), unless the request names a zone. */
const PROVIDER_ZONE = 8
const HOUR_MS = 3_600_000
const [WEST, EAST] = [-12, 14]
const QUARTERS = 4

/**
 * `timeZone` of a request, in hours ahead of UTC: 7, "5.5", "+07:00" or "GMT+7". The reference gives it to matchCount
 * without saying how it is written; lists and counts take it too, so that "today" ends at the midnight of whoever asks.
 */
export function zoneOf(timeZone: string | number | undefined): number {
  if (timeZone === undefined) return PROVIDER_ZONE
  const [, sign = '', hours = '', minutes = '0'] =
    /^(?:GMT|UTC)?([+-]?)(\d{1,2}(?:\.\d+)?)(?::(\d{2}))?$/.exec(`${timeZone}`) ?? []
  const ahead = (sign === '-' ? -1 : 1) * (Number(hours || NaN) + Number(minutes) / 60)
  const isZone = ahead >= WEST && ahead <= EAST && Number.isInteger(ahead * QUARTERS)
  return isZone ? ahead : refuse('ILLEGAL_PARAMETER')
}

/** The midnight that ends the day of that zone, or so many days later. */
export function midnightAfter(now: Instant, zone = PROVIDER_ZONE, later = 0): Instant {
  const offsetMs = zone * HOUR_MS
  return (Math.floor((now + offsetMs) / DAY_MS) + 1 + later) * DAY_MS - offsetMs
}
