import type { Clock } from '@keo/service-kit/clock'
import type { Log } from '@keo/service-kit/log'
import type { Metrics } from '@keo/service-kit/metrics'
import type { Instant } from '@keo/units/instants'

type Needs = {
  /** Signatures carry real time. */
  readonly machineClock: Clock
  readonly log: Log
  readonly metrics: Metrics
  readonly skewMaxMs: number
}

/**
 * How far the provider's clock is from ours, by the time that it signs every callback with. Its clock says when a goal
 * fell and ours when a bet came: while they disagree nobody knows which was first.
 */
export function createProviderClock({ machineClock, log, metrics, skewMaxMs }: Needs) {
  let skewMs = 0
  let wasOff = false
  const isOff = () => Math.abs(skewMs) > skewMaxMs
  metrics.gauge(
    'sports_clock_skew_ms',
    `Between the sportsbook's clock and ours; alarm above ${skewMaxMs}`,
    () => skewMs,
  )
  return {
    /** The time that a rightly signed callback carried. */
    note(signedAt: Instant): void {
      skewMs = machineClock.now() - signedAt
      if (isOff() && !wasOff)
        log.error({ skewMs }, "the sportsbook's clock is off: nothing is bet in play until it is right")
      wasOff = isOff()
    },
    isOff,
  }
}
