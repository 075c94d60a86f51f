import { seconds } from '@keo/units/instants'
import { useSyncExternalStore } from 'react'
import { type Cancel, clock } from '../../../platform/time.ts'

const listeners = new Set<() => void>()
let cancel: Cancel | null = null

/** One timer for all clocks that show, and none while none does. */
function everySecond(run: () => void): Cancel {
  listeners.add(run)
  cancel ??= clock.every(seconds(1), () => listeners.forEach((each) => each()))
  return () => {
    listeners.delete(run)
    if (listeners.size > 0) return
    cancel?.()
    cancel = null
  }
}

/** A text that follows the time; draws again only when it reads differently. */
export function useTicking(read: () => string): string {
  return useSyncExternalStore(everySecond, read)
}
