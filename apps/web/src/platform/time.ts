import type { Instant } from '@keo/units/instants'

export type Cancel = () => void

/** The only source of time in the client. Rules take it as an argument; a test hands them a manual one. */
export type Clock = {
  now(): Instant
  /** For durations: never jumps when the device's clock is set. */
  monotonicMs(): number
  after(delayMs: number, run: () => void): Cancel
  every(intervalMs: number, run: () => void): Cancel
}

/** A device's clock may be wrong, and the sandbox world's may run fast: the server's time counts. */
let serverAheadMs = 0
/** Less than this is the network's delay, not a difference of clocks. */
const TOLERANCE_MS = 1000

export function setServerTime(serverNow: Instant): void {
  const aheadMs = serverNow - Date.now()
  if (Math.abs(aheadMs - serverAheadMs) > TOLERANCE_MS) serverAheadMs = aheadMs
}

export const clock: Clock = {
  now: () => Date.now() + serverAheadMs,
  monotonicMs: () => performance.now(),
  after(delayMs, run) {
    const timer = setTimeout(run, delayMs)
    return () => clearTimeout(timer)
  },
  every(intervalMs, run) {
    const timer = setInterval(run, intervalMs)
    return () => clearInterval(timer)
  },
}
