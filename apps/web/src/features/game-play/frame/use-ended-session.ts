import { useEffect } from 'react'
import type { PlaySession } from '../session/play-session.ts'

/** Where a round is open that this page does not show, such as one begun on another device, a new launch brings it too. */
const RELAUNCHED: ReadonlySet<string> = new Set(['SESSION_ENDED', 'ROUND_OPEN'])

/** A play token that ended is launched anew: the open round comes back with the new one. */
export function useEndedSession({ store }: PlaySession, relaunch: () => void): void {
  useEffect(
    () =>
      store.subscribe(({ problem }, before) => {
        if (problem && problem !== before.problem && RELAUNCHED.has(problem.code)) relaunch()
      }),
    [store, relaunch],
  )
}
