import { days, type Instant, serverTimeText } from '@keo/units/instants'

/** As far ahead as rooms are planned. */
const AHEAD = 2

export type Day = {
  /** `2026-06-11`, as the server counts days. */
  readonly day: string
  /** A moment of it. */
  readonly at: Instant
}

/** Today and the days that rooms are planned for. */
export function daysFrom(now: Instant): Day[] {
  return Array.from({ length: AHEAD }, (_, ahead) => {
    const at = now + days(ahead)
    return { day: serverTimeText(at).slice(0, 10), at }
  })
}
