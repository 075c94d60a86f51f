import type { Clock } from '@keo/service-kit/clock'

export type SkewedClock = Clock & {
  /** How far ahead of the other clock it is from now on; below zero it is behind. */
  skew(ms: number): void
}

/** A clock that another machine has: it goes as fast, and may be set wrong. */
export function skewedClock(base: Clock): SkewedClock {
  let skewMs = 0
  return {
    now: () => base.now() + skewMs,
    monotonicMs: base.monotonicMs,
    after: base.after,
    every: base.every,
    skew(ms) {
      skewMs = ms
    },
  }
}
