import { seconds, type Instant } from '@keo/units/instants'
import { useEffect, useReducer } from 'react'
import { clock } from '../../platform/time.ts'

/** The time for a clock that counts down on the page: drawn again each second. */
export function useSecond(): Instant {
  const [, drawAgain] = useReducer((draws: number) => draws + 1, 0)
  useEffect(() => clock.every(seconds(1), drawAgain), [])
  return clock.now()
}
