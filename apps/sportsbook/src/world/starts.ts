import type { SportDay } from './sport-days.ts'
import { DAY_MS } from './match-ids.ts'

const HOUR_MS = 3_600_000
const PROVIDER_UTC_HOURS = 8

/** As many times of the day as asked, ascending, spread by the weights of the hours. */
export function startTimes(sport: SportDay, count: number, random: () => number): number[] {
  const total = sport.hours.reduce((sum, weight) => sum + weight, 0)
  const stepMs = sport.minuteStep * 60_000
  const times: number[] = []
  let hour = 0
  let before = 0
  for (let index = 0; index < count; index++) {
    const wanted = ((index + random()) / count) * total
    while (hour < 23 && before + (sport.hours[hour] ?? 0) <= wanted) before += sport.hours[hour++] ?? 0
    const within = Math.min(0.999, Math.max(0, (wanted - before) / (sport.hours[hour] || 1)))
    times.push(Math.floor(((hour + within) * HOUR_MS) / stepMs) * stepMs)
  }
  return times
}

/** When a match of a region would like to start, in milliseconds of the provider's day. */
export function wishedTime(sport: SportDay, utcHours: number, random: () => number): number {
  const local = sport.localHour.middle + (random() - 0.5) * 2 * (sport.localHour.range / 2)
  const wished = (local - utcHours + PROVIDER_UTC_HOURS) * HOUR_MS
  return ((wished % DAY_MS) + DAY_MS) % DAY_MS
}
