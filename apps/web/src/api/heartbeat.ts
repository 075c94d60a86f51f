import { minutes } from '@keo/units/instants'
import { HEARTBEAT_MINUTES } from '@keo/contract/heartbeat'
import type { Cancel, Clock } from '../platform/time.ts'

/** Runs while there is a session; `follow` is told of every login and logout. */
export function createHeartbeat(clock: Pick<Clock, 'every'>, beat: () => void) {
  let stop: Cancel | undefined

  return {
    follow(isLoggedIn: boolean): void {
      stop?.()
      stop = isLoggedIn ? clock.every(minutes(HEARTBEAT_MINUTES), beat) : undefined
    },
  }
}
