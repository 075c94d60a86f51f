import type { RoomView } from '@keo/contract/rooms'
import { Badge } from '@keo/ui/primitives/badge'
import { SportIcon } from '@keo/ui/product/sport-icon'
import { parseServerTime } from '@keo/units/instants'
import { formatDateTime } from '../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { roomPath } from '../../navigation/room-path.ts'
import { link } from '../../page-kit/link.ts'
import { STATE_WORDS } from './host-words.ts'
import './room-row.css'

/** One room in the calendar of a host. */
export function RoomRow({ room }: { room: RoomView }) {
  const say = useMessages()
  const language = useLanguage()
  return (
    <a {...link(roomPath(room.id))} className="room-row">
      <span className="room-row-sport">
        <SportIcon sport={room.match?.sportId ?? 0} size={22} />
      </span>
      <span className="room-row-words">
        <b className="ell">{room.title}</b>
        <small className="ell num">
          {formatDateTime(parseServerTime(room.startsAt) ?? 0, language)}
          {room.match ? ` · ${room.match.league}` : ''}
        </small>
      </span>
      <Badge tone={room.state === 'open' ? 'live' : 'neutral'}>{say(STATE_WORDS[room.state])}</Badge>
    </a>
  )
}
