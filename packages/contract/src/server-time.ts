import { parseServerTime, type Instant } from '@keo/units/instants'
import * as z from 'zod/mini'

/** `2026-01-31 14:00:00` at +08:00 without saying so (specification section 9); empty where there is no time. */
export const ServerTime = z.string().check(z.regex(/^(\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2})?$/))

/** In maintenance strictly between the two; a time that cannot be read means it is not (section 4). */
export function isWithinWindow(window: { startTime: string; endTime: string }, now: Instant): boolean {
  const start = parseServerTime(window.startTime)
  const end = parseServerTime(window.endTime)
  return start !== undefined && end !== undefined && start < now && now < end
}
