import { seconds, type Instant } from '@keo/units/instants'
import { useEffect, useReducer } from 'react'
import { clock } from './time.ts'

const REFRESH_MS = seconds(15)

/** The time for whatever begins or ends by itself, such as maintenance; draws again as it passes. */
export function useNow(): Instant {
  const [, drawAgain] = useReducer((draws: number) => draws + 1, 0)
  useEffect(() => clock.every(REFRESH_MS, drawAgain), [])
  // Read anew at every drawing: an answer of the server may have set the clock right in between.
  return clock.now()
}
