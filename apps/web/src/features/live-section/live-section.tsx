import { EmptyState } from '@keo/ui/primitives/empty-state'
import type { ReactNode } from 'react'
import { useMessages } from '../../language/messages.ts'
import { Screen } from '../../page-kit/screen.tsx'
import { useHasLive } from '../../site/live-section.ts'
import { useMember } from '../current-member/index.ts'

/** What belongs to the live section is not shown where there is none. */
export function LiveSection({ title, children }: { title: string; children: ReactNode }) {
  const say = useMessages()
  // What the session knows of its member comes with this answer.
  useMember()
  if (useHasLive()) return children
  return (
    <Screen title={title}>
      <EmptyState title={say('live.closed')} note={say('live.closedNote')} />
    </Screen>
  )
}
