import type { QuietHours } from '@keo/contract/push'
import { minutes, type Instant } from '@keo/units/instants'

const MINUTE_MS = minutes(1)
const DAY_MINUTES = 24 * 60

/** When the quiet hours that hold now are over; null outside of them. `from` is inside, `to` is not. */
export function quietUntil({ from, to, timeZone }: QuietHours, now: Instant): Instant | null {
  const at = minuteOfDay(wallTime(now, timeZone))
  const [start, end] = [minuteOfDay(from), minuteOfDay(to)]
  const isQuiet = start < end ? start <= at && at < end : at >= start || at < end
  if (!isQuiet) return null
  // Where the clocks change meanwhile, this is an hour off; whoever wakes then asks again.
  const left = (end - at + DAY_MINUTES) % DAY_MINUTES
  return Math.floor(now / MINUTE_MS) * MINUTE_MS + left * MINUTE_MS
}

export function isTimeZone(name: string): boolean {
  try {
    wallTime(0, name)
    return true
  } catch {
    return false
  }
}

const wallTime = (at: Instant, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    at,
  )

function minuteOfDay(text: string): number {
  const [hour, minute] = text.split(':').map(Number)
  return (hour ?? 0) * 60 + (minute ?? 0)
}
