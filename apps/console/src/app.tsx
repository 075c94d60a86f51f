import { getMe } from '@keo/contract/staff'
import { Suspense } from 'react'
import { isSignedOut } from './platform/api.ts'
import { Frame } from './frame.tsx'
import { Denied } from './parts/denied.tsx'
import { maySee, pageOf, type Page } from './pages.ts'
import { setNoteOwner } from './platform/notes.ts'
import { usePlace } from './platform/place.ts'
import { Problem, Waiting } from './parts/states.tsx'
import { useCall } from './platform/queries.ts'
import { DoorScreen } from './sections/door/door-screen.tsx'
import { InvitationScreen } from './sections/door/invitation-screen.tsx'

/** A session that nobody uses ends by itself: the door shows within this time. */
const ASK_WHO_MS = 60_000

export function App() {
  const { page, open } = usePlace()
  const { data: me, error, isPending, refetch } = useCall(getMe, {}, ASK_WHO_MS)
  if (page === 'invitation') return <InvitationScreen link={open} />
  if (isPending) return <Waiting />
  if (error && !isSignedOut(error)) return <Problem error={error} onAgain={() => void refetch()} />
  if (!me) return <DoorScreen />
  const found = pageOf(page === '' ? 'overview' : page)
  const isAllowed = found && maySee(me, found)
  setNoteOwner(me.id)
  return (
    <Frame me={me} page={found}>
      {isAllowed ? (
        <Suspense key={found.name} fallback={<Waiting />}>
          <found.Screen me={me} open={open} />
        </Suspense>
      ) : (
        <NoPage page={found} />
      )}
    </Frame>
  )
}

/** The role lacks it, or nobody has it. */
const NoPage = ({ page }: { page: Page | undefined }) =>
  page?.permission ? <Denied permission={page.permission} /> : <Problem />
