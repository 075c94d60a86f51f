import type { UserInfo } from '@keo/contract/members'
import { ListRowSkeleton } from '@keo/ui/primitives/skeleton'
import type { ReactNode } from 'react'
import { useMessages } from '../../language/messages.ts'
import { useSession } from '../../session/session.ts'
import { Screen } from '../../page-kit/screen.tsx'
import { LoadFailed } from '../../page-kit/load-failed.tsx'
import { useMember } from './member-query.ts'
import { SignInInvitation } from './sign-in-invitation.tsx'

type MemberScreenProps = { title: string; right?: ReactNode; children: (member: UserInfo) => ReactNode }

/** A page of the member's own. Most of these paths are open by the specification, so a visitor is asked in here. */
export function MemberScreen({ title, right = 'support', children }: MemberScreenProps) {
  const { isLoggedIn } = useSession()
  return (
    <Screen title={title} right={right} gutter>
      {isLoggedIn ? <OfMember>{children}</OfMember> : <SignInInvitation />}
    </Screen>
  )
}

function OfMember({ children }: Pick<MemberScreenProps, 'children'>) {
  const { data: member, isError, isFetching, refetch } = useMember()
  if (member) return <div className="flex flex-col gap-3 pt-2">{children(member)}</div>
  if (isError) return <LoadFailed busy={isFetching} onRetry={() => void refetch()} />
  return <WaitingRows />
}

export function WaitingRows() {
  const say = useMessages()
  return (
    <div role="status" aria-label={say('page.loading')} className="page-skeleton">
      <ListRowSkeleton />
      <ListRowSkeleton />
      <ListRowSkeleton />
    </div>
  )
}
