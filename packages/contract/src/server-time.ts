import * as z from 'zod/mini'

/** Texts on the wire are +08:00 without saying so (specification section 9). That zone has no summer time. */
const SERVER_OFFSET_MS = 8 * 60 * 60 * 1000
const SHAPE = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2}):(\d{2})$/

/** `2026-01-31 14:00:00`, or empty where there is no time to tell. */
export const ServerTime = z.string().check(z.regex(/^(\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2})?$/))

export function serverTimeText(at: number): string {
  return new Date(at + SERVER_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ')
}

/** Null for a text that is no such time: the 31st of February as much as a word. */
export function parseServerTime(text: string): number | null {
  const parts = SHAPE.exec(text)
  if (!parts) return null
  const [year, month, day, hour, minute, second] = parts.slice(1).map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  const at = Date.UTC(year, month - 1, day, hour, minute, second) - SERVER_OFFSET_MS
  return serverTimeText(at) === text ? at : null
}

/** In maintenance strictly between the two; a time that cannot be read means it is not (section 4). */
export function isWithinWindow(window: { startTime: string; endTime: string }, now: number): boolean {
  const start = parseServerTime(window.startTime)
  const end = parseServerTime(window.endTime)
  return start !== null && end !== null && start < now && now < end
}
