import { useEffect } from 'react'
import type { PlaySession } from '../session/play-session.ts'

/** A play token that ended is launched anew: the open round comes back with the new one. */
export function useEndedSession({ store }: PlaySession, relaunch: () => void): void {
  useEffect(
    () =>
      store.subscribe(({ problem }, before) => {
        if (problem !== before.problem && problem?.code === 'SESSION_ENDED') relaunch()
      }),
    [store, relaunch],
  )
}
