import { secondsLeft } from '@keo/ui/countdown'
import { useEffect, useState } from 'react'
import { clock, type Clock } from '../../../platform/time.ts'

const TICK_MS = 250

/** When each target may be sent to again: the server counts by number or address, so all forms wait together. */
const readyAt = new Map<string, number>()

/** Whole seconds until a code may be sent there again; measured, so that a sleeping tab does not stretch it. */
export function useCountdown(target: string, time: Pick<Clock, 'monotonicMs' | 'every'> = clock) {
  const [, draw] = useState(0)
  const endsAt = readyAt.get(target)
  const left = secondsLeft(endsAt ?? 0, time.monotonicMs())
  const isRunning = left > 0

  useEffect(() => {
    if (!isRunning) return undefined
    return time.every(TICK_MS, () => draw((count) => count + 1))
  }, [isRunning, time])

  return {
    left,
    /** Whether a code went there before, from whatever form. */
    wasStarted: endsAt !== undefined,
    start(seconds: number): void {
      readyAt.set(target, time.monotonicMs() + seconds * 1000)
      draw((count) => count + 1)
    },
  }
}
