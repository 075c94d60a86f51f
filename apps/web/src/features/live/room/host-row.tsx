import type { RoomDetail } from '@keo/contract/rooms'
import { formatCompact } from '../../../language/format.ts'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { paths } from '../../../navigation/paths.ts'
import { link } from '../../../page-kit/link.ts'
import { HostFollow } from '../../hosts/index.ts'
import { HostFace } from '../host-face.tsx'
import { roomTitle } from '../room-words.ts'

/** Who speaks in this room; of a room without a host, what is played. */
export function HostRow({ room }: { room: RoomDetail }) {
  const say = useMessages()
  const language = useLanguage()
  const { host, match, followers } = room
  if (!host)
    return (
      <div className="room-host">
        <span className="room-host-words">
          <b className="ell">{roomTitle(room)}</b>
          <span className="ell">{match?.league}</span>
        </span>
      </div>
    )
  return (
    <div className="room-host">
      <a {...link(paths.anchorProfile(host.id))} className="room-host-link">
        <HostFace host={host} size={44} />
        <span className="room-host-words">
          <b className="ell">{host.name}</b>
          <span className="ell">{say('room.followers', { count: formatCompact(followers, language) })}</span>
        </span>
      </a>
      <HostFollow host={{ id: host.id, name: host.name, isFollowed: room.isFollowed }} />
    </div>
  )
}
