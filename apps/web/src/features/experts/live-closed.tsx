import { EmptyState } from '@keo/ui/primitives/empty-state'
import type { ReactNode } from 'react'
import { useMessages } from '../../language/messages.ts'
import { Screen } from '../../page-kit/screen.tsx'
import { useSession } from '../../session/session.ts'
import { useAgentLine } from '../../site/agent-line.ts'
import { useMember } from '../current-member/index.ts'

/** What belongs to the live section is not shown on a line without one, nor to a member whose section is off. */
export function LiveSection({ title, children }: { title: string; children: ReactNode }) {
  const say = useMessages()
  const { live } = useAgentLine()
  const { member } = useSession()
  // What the session knows of its member comes with this answer.
  useMember()
  if (live && !member?.isLiveOff) return children
  return (
    <Screen title={title}>
      <EmptyState title={say('experts.closed')} note={say('experts.closedNote')} />
    </Screen>
  )
}
