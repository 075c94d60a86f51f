import { INSIGHT_PERIODS, type InsightBy } from '@keo/contract/insight'
import {
  days,
  minutes,
  SERVER_OFFSET_MINUTES,
  serverDay,
  serverTimeText,
  type Instant,
} from '@keo/units/instants'

export type Period = {
  /** Its first day. */
  readonly day: string
  readonly from: Instant
  /** Up to, without, this instant. */
  readonly until: Instant
}

const OFFSET = minutes(SERVER_OFFSET_MINUTES)

/** The day at +08:00. */
export const dayText = (at: Instant): string => serverTimeText(at).slice(0, 10)

/** The first instant of the calendar period that is so many before the one that holds `at`; a week begins on Monday. */
export function periodStart(by: InsightBy, at: Instant, before = 0): Instant {
  const { from } = serverDay(at)
  if (by === 'day') return from - days(before)
  const wall = new Date(from + OFFSET)
  if (by === 'month') return Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth() - before) - OFFSET
  return from - days(((wall.getUTCDay() + 6) % 7) + 7 * before)
}

/** Oldest first; the last one holds `now`. */
export function periodsOf(by: InsightBy, now: Instant, count: number = INSIGHT_PERIODS[by]): Period[] {
  return Array.from({ length: count }, (_, at) => {
    const from = periodStart(by, now, count - 1 - at)
    return { day: dayText(from), from, until: periodStart(by, now, count - 2 - at) }
  })
}
