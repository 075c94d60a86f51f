import type { RoomView } from '@keo/contract/rooms'
import { Badge } from '@keo/ui/primitives/badge'
import { parseServerTime } from '@keo/units/instants'
import { Suspense } from 'react'
import { formatKickOff } from '../../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { paths, withQuery } from '../../../navigation/paths.ts'
import { link } from '../../../page-kit/link.ts'
import { HostFace } from '../host-face.tsx'
import { roomTitle } from '../room-words.ts'
import { Viewers } from '../viewers.tsx'
import { CardMoment, CardScore } from './room-facts.ts'
import { RoomGround } from './room-ground.tsx'
import { TAG_WORDS } from './tags.ts'
import '@keo/ui/drawings/cover-inks.css'
import './room-cover.css'

/** One room of the grid: its cover with what goes on, and who sits in it. */
export function RoomCard({ room }: { room: RoomView }) {
  const say = useMessages()
  const { host, match, state } = room
  const title = roomTitle(room)
  const isOpen = state === 'open'
  return (
    <a
      {...link(withQuery(paths.livePage(), { room: room.id }))}
      className="live-card"
      aria-label={say(isOpen ? 'live.watch' : 'live.open', { match: title })}
    >
      <span className="live-cover">
        <RoomGround room={room} />
        <i className="live-shade" />
        <span className="live-cover-badge">{isOpen ? <Moment room={room} /> : <StartsAt room={room} />}</span>
        {isOpen ? <Viewers count={room.viewers} className="live-cover-viewers" /> : null}
        {match && isOpen ? (
          <Suspense>
            <CardScore matchId={Number(match.matchId)} />
          </Suspense>
        ) : null}
        <span className="live-cover-tag">{say(TAG_WORDS[room.tag])}</span>
      </span>
      <span className="live-card-foot">
        {host ? <HostFace host={host} size={30} /> : null}
        <span className="live-card-words">
          <b className="ell">{title}</b>
          <span className="ell">{host?.name ?? match?.league ?? ''}</span>
        </span>
      </span>
    </a>
  )
}

function Moment({ room: { match } }: { room: RoomView }) {
  const say = useMessages()
  const plain = <Badge tone="live">{say('live.now')}</Badge>
  return match ? (
    <Suspense fallback={plain}>
      <CardMoment matchId={Number(match.matchId)}>{plain}</CardMoment>
    </Suspense>
  ) : (
    plain
  )
}

function StartsAt({ room: { startsAt } }: { room: RoomView }) {
  const language = useLanguage()
  return (
    <Badge className="live-cover-time">
      <span className="num">{formatKickOff(parseServerTime(startsAt) ?? 0, language)}</span>
    </Badge>
  )
}
