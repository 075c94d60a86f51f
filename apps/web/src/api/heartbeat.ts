import { repeat } from '../platform/periodic-work.ts'
import type { Cancel, Clock } from '../platform/time.ts'

/** Runs while there is a session; `follow` is told of every login and logout. */
export function createHeartbeat(clock: Pick<Clock, 'every'>, beat: () => void) {
  let stop: Cancel | undefined

  return {
    follow(isLoggedIn: boolean): void {
      stop?.()
      stop = isLoggedIn ? repeat('heartbeat', clock, beat) : undefined
    },
  }
}
