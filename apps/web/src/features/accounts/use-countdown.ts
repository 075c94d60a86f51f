import { secondsLeft } from '@keo/ui/countdown'
import { useEffect, useState } from 'react'
import { clock, type Clock } from '../../shared/time.ts'

const TICK_MS = 250

/** Whole seconds until a button may be used again; measured, so that a sleeping tab does not stretch it. */
export function useCountdown(time: Pick<Clock, 'monotonicMs' | 'every'> = clock) {
  const [endsAt, setEndsAt] = useState(0)
  const [nowMs, setNowMs] = useState(0)
  const left = secondsLeft(endsAt, nowMs)
  const isRunning = left > 0

  useEffect(() => {
    if (!isRunning) return undefined
    return time.every(TICK_MS, () => setNowMs(time.monotonicMs()))
  }, [isRunning, time])

  return {
    left,
    start(seconds: number): void {
      const startsAt = time.monotonicMs()
      setNowMs(startsAt)
      setEndsAt(startsAt + seconds * 1000)
    },
  }
}
