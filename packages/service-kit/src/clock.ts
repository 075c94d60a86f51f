/** Milliseconds since 1970-01-01 UTC. */
export type Instant = number

export type Cancel = () => void

/** The only source of time. Timers run on it too, so that a test moves time by hand and never sleeps. */
export type Clock = {
  now(): Instant
  /** For durations: never jumps when the machine's clock is set. */
  monotonicMs(): number
  after(delayMs: number, run: () => void): Cancel
  every(intervalMs: number, run: () => void): Cancel
}
