import type { SessionView } from '@keo/contract/account-sessions'
import { Strip } from '@keo/ui/primitives/strip'
import { Badge } from '@keo/ui/primitives/badge'
import { Card } from '@keo/ui/primitives/card'
import { ListRow } from '@keo/ui/primitives/list-row'
import { SectionTitle } from '@keo/ui/primitives/section-title'
import { ListRowSkeleton } from '@keo/ui/primitives/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../../language/messages.ts'
import { Screen } from '../../../page-kit/screen.tsx'
import { LoadFailed } from '../../../page-kit/load-failed.tsx'
import { EndSessionButton } from './end-session-button.tsx'
import { LoginHistory } from './login-history.tsx'
import { sessionQueries } from './session-queries.ts'
import { owedText } from './session-words.ts'
import { DeviceIcon, useDeviceName, Whereabouts } from './whereabouts.tsx'

export default function SessionsScreen() {
  const say = useMessages()
  return (
    <Screen title={say('sessions.title')} right="support" gutter>
      <div className="flex flex-col gap-3 pt-2">
        <OpenSessions />
        <SectionTitle>{say('sessions.history')}</SectionTitle>
        <LoginHistory />
      </div>
    </Screen>
  )
}

function OpenSessions() {
  const say = useMessages()
  const { data: sessions, isError, isFetching, refetch } = useQuery(sessionQueries.open)
  if (!sessions)
    return isError ? (
      <LoadFailed busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Card role="status" aria-label={say('page.loading')}>
        <ListRowSkeleton />
      </Card>
    )
  const waiting = sessions.filter(({ isThis }) => !isThis)
  return (
    <>
      <SectionTitle>{say('sessions.this')}</SectionTitle>
      <Card>
        {sessions.map((session) =>
          session.isThis ? <SessionRow key={session.id} session={session} /> : null,
        )}
      </Card>
      {waiting.length > 0 ? <WaitingSessions sessions={waiting} /> : null}
    </>
  )
}

function WaitingSessions({ sessions }: { sessions: readonly SessionView[] }) {
  const say = useMessages()
  return (
    <>
      <SectionTitle>{say('sessions.waiting')}</SectionTitle>
      <Strip tone="warn">{say('sessions.waitingNote')}</Strip>
      <Card>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </Card>
    </>
  )
}

function SessionRow({ session }: { session: SessionView }) {
  const say = useMessages()
  const nameOf = useDeviceName()
  const { isThis, startTime } = session
  return (
    <ListRow
      icon={<DeviceIcon device={session.device} />}
      tile
      title={
        <span className="flex items-center gap-2">
          <span className="ell font-semibold">{nameOf(session)}</span>
          <Badge tone={isThis ? 'brand' : 'pending'}>
            {say(isThis ? 'sessions.inUse' : owedText(session))}
          </Badge>
        </span>
      }
      note={<Whereabouts of={session} time={startTime} isStart />}
      control={isThis ? undefined : <EndSessionButton session={session} />}
    />
  )
}
