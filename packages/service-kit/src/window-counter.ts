import type { Clock } from './clock.ts'

export type WindowCounter = {
  /** Counts one more for the key: the seconds until it may go on, 0 when it may now. */
  hit(key: string): number
  readonly size: number
}

type Window = { count: number; endsAt: number }

/**
 * Counts per key in windows of equal length. A map keeps the order of insertion and all windows last equally
 * long, so the first entry is always the next to end: old ones are dropped as new ones come, without a timer
 * per key. With `keysMax` reached the oldest window is forgotten, so strangers cannot fill the memory.
 */
export function createWindowCounter(options: {
  clock: Clock
  points: number
  windowMs: number
  keysMax: number
}): WindowCounter {
  const { clock, points, windowMs, keysMax } = options
  const windows = new Map<string, Window>()

  function dropEnded(now: number): void {
    let looked = 0
    for (const [key, window] of windows) {
      if (looked++ === 2 || (window.endsAt > now && windows.size < keysMax)) return
      windows.delete(key)
    }
  }

  return {
    hit(key) {
      const now = clock.monotonicMs()
      const window = windows.get(key)
      if (!window || window.endsAt <= now) {
        windows.delete(key)
        dropEnded(now)
        windows.set(key, { count: 1, endsAt: now + windowMs })
        return points >= 1 ? 0 : Math.ceil(windowMs / 1000)
      }
      window.count += 1
      return window.count <= points ? 0 : Math.max(1, Math.ceil((window.endsAt - now) / 1000))
    },
    get size() {
      return windows.size
    },
  }
}
