import type { Instant } from '@keo/units/instants'
import type { Cancel, Clock } from '../platform/time.ts'

type Timer = { at: number; run: () => void; everyMs: number | null }

/** For tests: time stands still until it is moved. */
export function manualClock(start: Instant = 0): Clock & { advance(ms: number): void; timers(): number } {
  let passed = 0
  const timers = new Set<Timer>()

  function add(timer: Timer): Cancel {
    timers.add(timer)
    return () => void timers.delete(timer)
  }
  const nextDue = (until: number): Timer | undefined =>
    [...timers].filter(({ at }) => at <= until).toSorted((one, other) => one.at - other.at)[0]

  return {
    now: () => start + passed,
    monotonicMs: () => passed,
    after: (delayMs, run) => add({ at: passed + delayMs, run, everyMs: null }),
    every: (intervalMs, run) => add({ at: passed + intervalMs, run, everyMs: intervalMs }),
    advance(ms) {
      const until = passed + ms
      for (let due = nextDue(until); due; due = nextDue(until)) {
        passed = due.at
        if (due.everyMs === null) timers.delete(due)
        else due.at += due.everyMs
        due.run()
      }
      passed = until
    },
    timers: () => timers.size,
  }
}
