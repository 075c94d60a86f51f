import { HEARTBEAT_MINUTES } from '@keo/contract/heartbeat'
import { minutes, seconds } from '@keo/units/instants'
import type { Cancel, Clock } from './time.ts'

/** What repeats beside the pages, and how often. Timers of a page end with it and are not listed. */
export const PERIODIC_WORK = {
  siteMaintenance: seconds(30),
  gameTypes: seconds(180),
  realityCheck: minutes(1),
  /** While somebody is signed in. */
  heartbeat: minutes(HEARTBEAT_MINUTES),
  /** While the socket is open, like the next. */
  liveSocketPing: seconds(30),
  /** Twice within the age at which a price can no longer be taken. */
  sportsPushPing: seconds(4),
} as const

/** Work of the table at its interval, until it is cancelled. */
export function repeat(
  name: keyof typeof PERIODIC_WORK,
  time: Pick<Clock, 'every'>,
  run: () => void,
): Cancel {
  return time.every(PERIODIC_WORK[name], run)
}
