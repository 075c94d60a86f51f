import { SECOND_THOUGHT_HOURS } from '@keo/contract/safer-play'
import { hours, type Instant } from '@keo/units/instants'
import type { PlayState } from './play-state.ts'

type Limit = Pick<PlayState, 'limitMinutes' | 'raise'>

/** No limit is the highest. */
const height = (minutes: number | null): number => minutes ?? Number.POSITIVE_INFINITY

/**
 * Lower holds at once and ends a request for more. Higher waits; asking again for as much or less leaves the wait as it
 * is, asking for still more begins it anew.
 */
export function limitAfter({ limitMinutes, raise }: Limit, wanted: number | null, now: Instant): Limit {
  if (height(wanted) <= height(limitMinutes)) return { limitMinutes: wanted, raise: null }
  const isCovered = raise !== null && height(wanted) <= height(raise.minutes)
  return { limitMinutes, raise: { minutes: wanted, askedAt: isCovered ? raise.askedAt : now } }
}

export function readyAt(raise: NonNullable<Limit['raise']>): Instant {
  return raise.askedAt + hours(SECOND_THOUGHT_HOURS)
}

/** The raised limit, once its day has passed; null before. */
export function raisedLimit({ raise }: Limit, now: Instant): Limit | null {
  return raise !== null && now >= readyAt(raise) ? { limitMinutes: raise.minutes, raise: null } : null
}
