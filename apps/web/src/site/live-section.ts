import { useSession } from '../session/session.ts'
import { useAgentLine } from './agent-line.ts'

/** Whether there is a live section: by the agent line, then by the member's own switch or, for a visitor, by maintenance. */
export function useHasLive(): boolean {
  const { live, isLiveResting } = useAgentLine()
  const { isLoggedIn, member } = useSession()
  return live && !(isLoggedIn ? member?.isLiveOff : isLiveResting)
}
