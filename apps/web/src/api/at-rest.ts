import { seconds } from '@keo/units/instants'
import { queryClient } from './query-client.ts'
import { type Cancel, clock } from '../platform/time.ts'

const QUIET_MS = seconds(1)
/** A page that is never quiet is not waited for longer. */
const LOOKS_MAX = 8

/** Runs once, when the page has loaded what it shows: for what it does not need in order to be seen and used. */
export function whenAtRest(run: () => void): Cancel {
  let looks = 0
  const stop = clock.every(QUIET_MS, () => {
    looks += 1
    if (!isQuiet() && looks < LOOKS_MAX) return
    stop()
    run()
  })
  return stop
}

/** Nothing is asked for, and nothing has come for a while. */
function isQuiet(): boolean {
  const last = performance.getEntriesByType('resource').at(-1)
  const sinceMs = last ? performance.now() - last.startTime - last.duration : QUIET_MS
  return queryClient.isFetching() === 0 && sinceMs >= QUIET_MS
}

/** As above, or at the first touch: it may be for what comes next. */
export function whenAtRestOrTouched(run: () => void): Cancel {
  const stop = whenAtRest(begin)
  function begin(): void {
    cancel()
    run()
  }
  function cancel(): void {
    stop()
    removeEventListener('pointerdown', begin, true)
  }
  addEventListener('pointerdown', begin, true)
  return cancel
}
