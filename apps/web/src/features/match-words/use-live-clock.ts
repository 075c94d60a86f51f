import { seconds } from '@keo/units/instants'
import { useEffect, useReducer } from 'react'
import { clock } from '../../platform/time.ts'
import type { MatchHead } from '../sportsbook/index.ts'
import { liveClock } from './live-clock.ts'

/** The counter of a match, second by second while it runs. */
export function useLiveClock(head: MatchHead): string {
  const [, drawAgain] = useReducer((draws: number) => draws + 1, 0)
  const isRunning = head.clock.isRunning === true
  useEffect(() => (isRunning ? clock.every(seconds(1), drawAgain) : undefined), [isRunning])
  return liveClock(head, clock.now() - head.clockAt)
}
