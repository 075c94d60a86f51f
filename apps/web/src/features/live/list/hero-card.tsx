import type { RoomView } from '@keo/contract/rooms'
import { PlayIcon } from '@keo/ui/icons/play'
import { Badge } from '@keo/ui/primitives/badge'
import { Suspense } from 'react'
import { useMessages } from '../../../language/messages.ts'
import { paths, withQuery } from '../../../navigation/paths.ts'
import { link } from '../../../page-kit/link.ts'
import { HostFace } from '../host-face.tsx'
import { roomTitle } from '../room-words.ts'
import { Viewers } from '../viewers.tsx'
import { HeroScore } from './room-facts.ts'
import { RoomGround } from './room-ground.tsx'
import '@keo/ui/drawings/cover-inks.css'
import './room-cover.css'

/** The room that most watch. */
export function HeroCard({ room }: { room: RoomView }) {
  const say = useMessages()
  const { host, match } = room
  const title = roomTitle(room)
  return (
    <a
      {...link(withQuery(paths.livePage(), { room: room.id }))}
      className="live-hero"
      aria-label={say('live.watch', { match: title })}
    >
      <RoomGround room={room} />
      <i className="live-shade" data-look="hero" />
      <Badge tone="live" className="live-cover-badge">
        <span className="uppercase">{say('live.now')}</span>
      </Badge>
      <Viewers count={room.viewers} className="live-cover-viewers" />
      {match ? (
        <Suspense>
          <HeroScore matchId={Number(match.matchId)} />
        </Suspense>
      ) : null}
      <span className="live-hero-foot">
        {host ? <HostFace host={host} size={40} /> : null}
        <span className="live-hero-words">
          <b className="ell">{host?.name ?? title}</b>
          <span className="ell">{host ? title : (match?.league ?? '')}</span>
        </span>
        <i className="live-hero-play">
          <PlayIcon size={18} weight="fill" />
        </i>
      </span>
    </a>
  )
}
