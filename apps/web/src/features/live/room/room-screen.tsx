import type { RoomDetail } from '@keo/contract/rooms'
import { WIRE } from '@keo/contract/wire-codes'
import { Button } from '@keo/ui/primitives/button'
import { EmptyState } from '@keo/ui/primitives/empty-state'
import { Skeleton } from '@keo/ui/primitives/skeleton'
import { useQuery } from '@tanstack/react-query'
import { ApiRefusal } from '../../../api/api-outcome.ts'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { paths } from '../../../navigation/paths.ts'
import { useGo, useHere } from '../../../navigation/use-go.ts'
import { LoadFailed } from '../../../page-kit/load-failed.tsx'
import { Screen } from '../../../page-kit/screen.tsx'
import { LiveSection, roomQueries } from '../../live-section/index.ts'
import { OpenRoom } from './open-room.tsx'
import { RoomOver } from './room-over.tsx'
import './room.css'

/** `/live-page?room=m…`: one room, while it is open, before and after. */
export default function RoomScreen() {
  const say = useMessages()
  const id = useHere().query.get('room') ?? ''
  return (
    <LiveSection title={say('page.livePage')}>
      <Room key={id} id={id} />
    </LiveSection>
  )
}

function Room({ id }: { id: string }) {
  const say = useMessages()
  const query = useQuery(roomQueries.one(id, useLanguage()))
  const { data: room, error } = query
  if (room) return isOver(room) ? <RoomOver room={room} /> : <OpenRoom room={room} />
  const isMissing = error instanceof ApiRefusal && error.code === WIRE.NOT_FOUND
  return (
    <Screen title={say('page.livePage')}>
      {isMissing ? (
        <Missing />
      ) : error ? (
        <LoadFailed busy={query.isFetching} onRetry={() => void query.refetch()} />
      ) : (
        <Waiting />
      )}
    </Screen>
  )
}

const isOver = ({ state }: RoomDetail): boolean => state === 'ended' || state === 'void'

function Missing() {
  const say = useMessages()
  const go = useGo()
  return (
    <EmptyState
      title={say('room.missing')}
      note={say('room.missingNote')}
      action={
        <Button kind="primary" onClick={() => go.replace(paths.liveList())}>
          {say('room.others')}
        </Button>
      }
    />
  )
}

function Waiting() {
  const say = useMessages()
  return (
    <div role="status" aria-label={say('page.loading')} className="room-waiting">
      <Skeleton shape="card" height={234} />
      <Skeleton shape="card" height={50} />
      <Skeleton shape="card" height={50} />
      <Skeleton shape="card" height={180} />
    </div>
  )
}
