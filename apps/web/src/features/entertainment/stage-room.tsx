import type { RoomDetail } from '@keo/contract/rooms'
import { WIRE } from '@keo/contract/wire-codes'
import { StageScene } from '@keo/ui/product/stage-scene'
import { Button } from '@keo/ui/primitives/button'
import { EmptyState } from '@keo/ui/primitives/empty-state'
import { Spinner } from '@keo/ui/primitives/spinner'
import { parseServerTime } from '@keo/units/instants'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { ApiRefusal } from '../../api/api-outcome.ts'
import { formatKickOff } from '../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { paths } from '../../navigation/paths.ts'
import { useGo } from '../../navigation/use-go.ts'
import { lazyPart } from '../../page-kit/lazy-part.ts'
import { LoadFailed } from '../../page-kit/load-failed.tsx'
import { Screen } from '../../page-kit/screen.tsx'
import { RoomChat } from '../room-chat/index.ts'
import { entertainmentQueries } from './entertainment-queries.ts'
import { gameOf, lookOf } from './room-looks.ts'
import { StageTop } from './stage-top.tsx'
import './stage.css'

const TableRound = lazyPart(() => import('./table-round.tsx'))

/** One room, as large as the screen: the stage, who is on it, and the talk over it. */
export default function StageRoom({ id }: { id: string }) {
  const say = useMessages()
  const query = useQuery(entertainmentQueries.one(id, useLanguage()))
  const { data: room, error } = query
  if (room && room.kind !== 'match') return <Stage room={room} />
  if (room || (error instanceof ApiRefusal && error.code === WIRE.NOT_FOUND)) return <Missing />
  return (
    <Screen title={say('entertainment.title')}>
      {error ? (
        <LoadFailed busy={query.isFetching} onRetry={() => void query.refetch()} />
      ) : (
        <div className="stage-wait">
          <Spinner label={say('page.loading')} />
        </div>
      )}
    </Screen>
  )
}

function Missing() {
  const say = useMessages()
  const go = useGo()
  return (
    <Screen title={say('entertainment.title')}>
      <EmptyState
        title={say('entertainment.gone')}
        note={say('entertainment.goneNote')}
        action={
          <Button kind="primary" size="s" onClick={() => go.replace(paths.entertainmentLive())}>
            {say('entertainment.toList')}
          </Button>
        }
      />
    </Screen>
  )
}

function Stage({ room }: { room: RoomDetail }) {
  const gameId = gameOf(room)
  const isOpen = room.state === 'open'
  return (
    <main className="stage">
      <StageScene look={lookOf(room)} isStill={!isOpen} />
      <StageTop room={room} />
      <h1 className="sr-only">{room.title}</h1>
      {isOpen ? null : <Resting room={room} />}
      {gameId === null ? null : (
        <Suspense>
          <TableRound gameId={gameId} />
        </Suspense>
      )}
      <div className="stage-talk">
        <RoomChat roomId={room.id} pinned={room.pinned} look="stage" />
      </div>
    </main>
  )
}

function Resting({ room: { startsAt } }: { room: RoomDetail }) {
  const say = useMessages()
  const time = formatKickOff(parseServerTime(startsAt) ?? 0, useLanguage())
  return <p className="stage-resting">{say('entertainment.resting', { time })}</p>
}
