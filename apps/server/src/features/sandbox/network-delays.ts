import type { Clock } from '@keo/service-kit/clock'

const DEVICES_MAX = 1000

export type NetworkDelays = {
  set(deviceNo: string, delayMs: number): void
  of(deviceNo: string): number
  /** Resolves when the answer may go out; undefined when it need not wait. */
  wait(deviceNo: string): Promise<void> | undefined
}

/** Slow networks of single devices. The oldest setting makes room for the thousand-and-first. */
export function createNetworkDelays(clock: Clock): NetworkDelays {
  const delays = new Map<string, number>()
  const of = (deviceNo: string) => delays.get(deviceNo) ?? 0
  return {
    set(deviceNo, delayMs) {
      delays.delete(deviceNo)
      if (delayMs > 0) delays.set(deviceNo, delayMs)
      const oldest = delays.keys().next()
      if (delays.size > DEVICES_MAX && !oldest.done) delays.delete(oldest.value)
    },
    of,
    wait(deviceNo) {
      const delayMs = of(deviceNo)
      if (delayMs === 0) return undefined
      return new Promise((resolve) => void clock.after(delayMs, resolve))
    },
  }
}
