import {
  days,
  type Instant,
  minutes,
  SERVER_OFFSET_MINUTES,
  serverDay,
  serverTimeText,
} from '@keo/units/instants'

/** Calendar months and weeks at +08:00; a week begins on Monday. `from` is inside, `until` is the next one's first instant. */
export type Period = { readonly from: Instant; readonly until: Instant; readonly name: string }

const OFFSET = minutes(SERVER_OFFSET_MINUTES)
const WEEK = days(7)
const DAYS_TO_THURSDAY = 3

/** `2026-11`. */
export function monthOf(at: Instant): Period {
  const wall = new Date(at + OFFSET)
  const [year, month] = [wall.getUTCFullYear(), wall.getUTCMonth()]
  return {
    from: Date.UTC(year, month) - OFFSET,
    until: Date.UTC(year, month + 1) - OFFSET,
    name: serverTimeText(at).slice(0, 7),
  }
}

/** `2026-W47`, as ISO 8601 counts: a week belongs to the year of its Thursday. */
export function weekOf(at: Instant): Period {
  const { from: day } = serverDay(at)
  const sinceMonday = (new Date(day + OFFSET).getUTCDay() + 6) % 7
  const from = day - days(sinceMonday)
  const thursday = from + days(DAYS_TO_THURSDAY)
  const year = Number(serverTimeText(thursday).slice(0, 4))
  const week = Math.floor((thursday + OFFSET - Date.UTC(year, 0)) / WEEK) + 1
  return { from, until: from + WEEK, name: `${year}-W${String(week).padStart(2, '0')}` }
}

export type Ending = { readonly kind: 'week' | 'month'; readonly period: Period }

/** Weeks and months that end after one instant and not after another, in the order of their ends; a week before a month. */
export function endingsBetween(after: Instant, until: Instant): Ending[] {
  const endings: Ending[] = []
  for (let week = weekOf(after); week.until <= until; week = weekOf(week.until))
    endings.push({ kind: 'week', period: week })
  for (let month = monthOf(after); month.until <= until; month = monthOf(month.until))
    endings.push({ kind: 'month', period: month })
  return endings.toSorted((a, b) => a.period.until - b.period.until || (a.kind === 'week' ? -1 : 1))
}
