import {
  BREAK_DAYS,
  ENDLESS_SECOND_THOUGHT_DAYS,
  EXCLUSION_MONTHS,
  SECOND_THOUGHT_HOURS,
} from '@keo/contract/safer-play'
import { days, hours, minutes, SERVER_OFFSET_MINUTES, type Instant } from '@keo/units/instants'
import type { Exclusion } from './play-state.ts'

/** `over` is past its term, but nobody has asked to come back: it does not open by itself. */
type Standing = 'running' | 'over' | 'reopening' | 'open'

export function standingOf(exclusion: Exclusion, now: Instant): Standing {
  const opening = openingOf(exclusion)
  if (opening !== null) return now < opening ? 'reopening' : 'open'
  return exclusion.until === null || now < exclusion.until ? 'running' : 'over'
}

/** When the account opens again; null until the player has asked. */
export function openingOf({ until, reopenAskedAt }: Exclusion): Instant | null {
  if (reopenAskedAt === null) return null
  return reopenAskedAt + (until === null ? days(ENDLESS_SECOND_THOUGHT_DAYS) : hours(SECOND_THOUGHT_HOURS))
}

/** From when on the player may ask: at the end of the term; one without end lasts six months at the least. */
export function askableFrom({ since, until }: Exclusion): Instant {
  return until ?? addMonths(since, EXCLUSION_MONTHS.min)
}

/** The exclusion from now on, or null where it would end before one that runs. */
export function excludedFrom(now: Instant, months: number | null, held: Exclusion | null): Exclusion | null {
  const until = months === null ? null : addMonths(now, months)
  const isHeld = held !== null && standingOf(held, now) !== 'open'
  if (isHeld && endOf(held.until) > endOf(until)) return null
  return { since: now, until, reopenAskedAt: null }
}

/** The end of a break that begins now, or null where it would end before one that runs. */
export function breakFrom(now: Instant, dayCount: number, heldUntil: Instant | null): Instant | null {
  const until = now + days(Math.max(BREAK_DAYS.min, Math.min(dayCount, BREAK_DAYS.max)))
  return heldUntil !== null && heldUntil > until ? null : until
}

const endOf = (until: Instant | null): Instant => until ?? Number.POSITIVE_INFINITY

/** By the calendar at +08:00; where the month is too short, its last day. */
export function addMonths(at: Instant, months: number): Instant {
  const shift = minutes(SERVER_OFFSET_MINUTES)
  const wall = new Date(at + shift)
  const day = wall.getUTCDate()
  wall.setUTCDate(1)
  wall.setUTCMonth(wall.getUTCMonth() + months)
  const last = new Date(Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth() + 1, 0)).getUTCDate()
  wall.setUTCDate(Math.min(day, last))
  return wall.getTime() - shift
}
