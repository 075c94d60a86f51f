import type { Cancel } from '../../../platform/time.ts'

/** Who wants to know of what, by key. What happens within one batch is told once, at its end. */
export function createKeyedListeners() {
  const listeners = new Map<string, Set<() => void>>()
  let changed: Set<string> | null = null

  function tellAll(keys: Iterable<string>): void {
    for (const key of keys) listeners.get(key)?.forEach((run) => run())
  }

  return {
    has: (key: string): boolean => listeners.has(key),
    subscribe(key: string, run: () => void): Cancel {
      const runs = listeners.get(key) ?? new Set()
      listeners.set(key, runs.add(run))
      return () => {
        runs.delete(run)
        if (runs.size === 0 && listeners.get(key) === runs) listeners.delete(key)
      }
    },
    notify(key: string): void {
      if (changed) changed.add(key)
      else tellAll([key])
    },
    batch(run: () => void): void {
      if (changed) return run()
      changed = new Set()
      try {
        run()
      } finally {
        const keys = changed
        changed = null
        tellAll(keys)
      }
    },
  }
}
export type KeyedListeners = ReturnType<typeof createKeyedListeners>
