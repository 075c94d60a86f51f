import { secondsLeft } from '@keo/ui/countdown'
import { parseServerTime } from '@keo/units/instants'
import { useEffect, useReducer } from 'react'
import { clock } from '../platform/time.ts'

const TICK_MS = 250

/** Whole seconds until a time of the server's, by the server's clock. */
export function useSecondsLeft(serverTime: string): number {
  const [, tick] = useReducer((count: number) => count + 1, 0)
  const left = secondsLeft(parseServerTime(serverTime) ?? 0, clock.now())
  const isOver = left === 0
  useEffect(() => (isOver ? undefined : clock.every(TICK_MS, tick)), [isOver])
  return left
}
