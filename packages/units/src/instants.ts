/** Milliseconds since 1970-01-01 UTC. */
export type Instant = number

/** Everything the server writes or reads as text is at this offset; it knows no daylight saving. */
export const SERVER_OFFSET_MINUTES = 8 * 60

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export const seconds = (count: number): number => count * SECOND
export const minutes = (count: number): number => count * MINUTE
export const hours = (count: number): number => count * HOUR
export const days = (count: number): number => count * DAY

const SERVER_TIME = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}:\d{2})(\.\d{1,3})?)?$/

/** `2026-06-11 20:00:00` at +08:00; a date alone means its midnight. Undefined when there is no such time. */
export function parseServerTime(text: string): Instant | undefined {
  const [, date, time = '00:00:00', fraction = ''] = SERVER_TIME.exec(text) ?? []
  if (!date) return undefined
  const wall = Date.parse(`${date}T${time}${fraction}Z`)
  // Some engines roll 30 February over into March: the text must come back as it was.
  if (Number.isNaN(wall) || wallText(wall) !== `${date} ${time}`) return undefined
  return wall - minutes(SERVER_OFFSET_MINUTES)
}

/** The instant as the server writes it: `2026-06-11 20:00:00` at +08:00. */
export function serverTimeText(instant: Instant): string {
  return wallText(instant + minutes(SERVER_OFFSET_MINUTES))
}

function wallText(wall: number): string {
  return new Date(wall).toISOString().slice(0, 19).replace('T', ' ')
}

/** The day at +08:00 that holds the instant: `from` is inside, `until` is the next day's first instant. */
export function serverDay(instant: Instant): { from: Instant; until: Instant } {
  const shift = minutes(SERVER_OFFSET_MINUTES)
  const from = Math.floor((instant + shift) / DAY) * DAY - shift
  return { from, until: from + DAY }
}

/**
 * The texts of a query that covers whole days at +08:00, from 00:00:00 to 23:59:59:
 * `dayRange(now)` is today, `dayRange(now, 7)` the seven days that end today.
 */
export function dayRange(lastDay: Instant, dayCount = 1): { beginTime: string; endTime: string } {
  const { from, until } = serverDay(lastDay)
  return { beginTime: serverTimeText(from - days(dayCount - 1)), endTime: serverTimeText(until - SECOND) }
}
