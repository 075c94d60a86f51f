import type { RoomDetail } from '@keo/contract/rooms'
import { Button } from '@keo/ui/primitives/button'
import { SectionTitle } from '@keo/ui/primitives/section-title'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { paths, withQuery } from '../../../navigation/paths.ts'
import { useGo } from '../../../navigation/use-go.ts'
import { link } from '../../../page-kit/link.ts'
import { Screen } from '../../../page-kit/screen.tsx'
import { roomQueries } from '../../live-section/index.ts'
import { RoomCard } from '../list/room-card.tsx'
import { FinalScore, RoomsWatch } from '../list/room-facts.ts'
import { roomTitle } from '../room-words.ts'
import { HostRow } from './host-row.tsx'
import '../list/live-list.css'

const OTHERS = 4

/** A room after its match: how it ended, or that it counts for nobody, and where others watch. */
export function RoomOver({ room }: { room: RoomDetail }) {
  const say = useMessages()
  const go = useGo()
  const { match, host, state } = room
  const isVoid = state === 'void'
  return (
    <Screen title={say('page.livePage')}>
      <section className="room-over">
        <span className="room-over-badge">{say(isVoid ? 'live.void' : 'live.ended')}</span>
        <h2>{roomTitle(room)}</h2>
        {match ? <p>{match.league}</p> : null}
        {match && !isVoid ? (
          <Suspense>
            <FinalScore matchId={Number(match.matchId)} />
          </Suspense>
        ) : null}
        <p>{say(isVoid ? 'room.voidNote' : 'room.endedNote')}</p>
        {match && !isVoid ? (
          <Button
            kind="primary"
            onClick={() =>
              go.to(withQuery(paths.resultDetail(), { id: match.matchId, sportId: String(match.sportId) }))
            }
          >
            {say('room.result')}
          </Button>
        ) : null}
      </section>
      {host ? (
        <div className="room-over-host">
          <HostRow room={room} />
        </div>
      ) : null}
      <OtherRooms />
    </Screen>
  )
}

function OtherRooms() {
  const say = useMessages()
  const { data } = useInfiniteQuery(roomQueries.list({}, useLanguage()))
  const rooms = data?.pages[0]?.items.filter(({ state }) => state === 'open').slice(0, OTHERS) ?? []
  if (rooms.length === 0) return null
  return (
    <div className="live-rooms">
      <SectionTitle more={{ label: say('live.all'), ...link(paths.liveList()) }}>
        {say('room.others')}
      </SectionTitle>
      <div className="live-grid">
        {rooms.map((room) => (
          <RoomCard key={room.id} room={room} />
        ))}
      </div>
      <Suspense>
        <RoomsWatch matchIds={rooms.flatMap(({ match }) => (match ? [Number(match.matchId)] : []))} />
      </Suspense>
    </div>
  )
}
