import { getMe } from '@keo/contract/staff'
import type { Permission } from '@keo/contract/staff-permissions'
import type { ComponentType } from 'react'
import { isSignedOut } from './platform/api.ts'
import { Frame } from './frame.tsx'
import { usePlace } from './platform/place.ts'
import { Problem, Waiting } from './parts/states.tsx'
import { useCall } from './platform/queries.ts'
import { ApprovalsScreen } from './screens/approvals-screen.tsx'
import { AuditScreen } from './screens/audit-screen.tsx'
import { DoorScreen } from './screens/door-screen.tsx'
import { InvitationScreen } from './screens/invitation-screen.tsx'
import { MemberScreen } from './screens/member-screen.tsx'
import { MembersScreen } from './screens/members-screen.tsx'
import { OverviewScreen } from './screens/overview-screen.tsx'
import { ReviewsScreen } from './screens/reviews-screen.tsx'
import { StaffScreen } from './screens/staff-screen.tsx'
import { WithdrawalsScreen } from './screens/withdrawals-screen.tsx'
import type { ScreenProps } from './screens/screen.ts'

/** The page a role lacks is not there: neither in the rail nor at its address. */
const SCREENS: Readonly<Record<string, { permission?: Permission; Screen: ComponentType<ScreenProps> }>> = {
  overview: { permission: 'overview.read', Screen: OverviewScreen },
  withdrawals: { permission: 'withdrawals.read', Screen: WithdrawalsScreen },
  reviews: { permission: 'reviews.read', Screen: ReviewsScreen },
  approvals: { Screen: ApprovalsScreen },
  members: { permission: 'members.read', Screen: MembersScreen },
  member: { permission: 'members.read', Screen: MemberScreen },
  staff: { permission: 'staff.read', Screen: StaffScreen },
  audit: { permission: 'audit.read', Screen: AuditScreen },
}
/** A session that nobody uses ends by itself: the door shows within this time. */
const ASK_WHO_MS = 60_000

export function App() {
  const { page, open } = usePlace()
  const { data: me, error, isPending, refetch } = useCall(getMe, {}, ASK_WHO_MS)
  if (page === 'invitation') return <InvitationScreen link={open} />
  if (isPending) return <Waiting />
  if (error && !isSignedOut(error)) return <Problem error={error} onAgain={() => void refetch()} />
  if (!me) return <DoorScreen />
  const name = page === '' ? 'overview' : page
  const found = SCREENS[name]
  const isAllowed = found && (!found.permission || me.permissions.includes(found.permission))
  return (
    <Frame me={me} page={name}>
      {isAllowed ? <found.Screen me={me} open={open} /> : <Problem />}
    </Frame>
  )
}
