import type { RoomView } from '@keo/contract/rooms'
import { StageScene } from '@keo/ui/product/stage-scene'
import { EyeIcon } from '@keo/ui/icons/eye'
import { Badge } from '@keo/ui/primitives/badge'
import { parseServerTime } from '@keo/units/instants'
import { formatKickOff } from '../../language/format-dates.ts'
import { formatCompact } from '../../language/format.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { link } from '../../page-kit/link.ts'
import { lookOf, roomPath } from './room-looks.ts'

/** One room of the list: its stage, who is on it, and since or from when. */
export function StageCard({ room }: { room: RoomView }) {
  const say = useMessages()
  const language = useLanguage()
  const isOpen = room.state === 'open'
  const from = formatKickOff(parseServerTime(room.startsAt) ?? 0, language)
  return (
    <a {...link(roomPath(room.id))} className="stage-card">
      <StageScene look={lookOf(room)} isStill />
      <span className="stage-card-top">
        {isOpen ? (
          <Badge tone="live">{say('entertainment.live')}</Badge>
        ) : (
          <Badge>{say('entertainment.from', { time: from })}</Badge>
        )}
        {isOpen ? (
          <span className="stage-pill num" aria-label={say('entertainment.viewers', { count: room.viewers })}>
            <EyeIcon weight="fill" size={13} />
            {formatCompact(room.viewers, language)}
          </span>
        ) : null}
      </span>
      <span className="stage-card-words">
        <b>{room.title}</b>
        <span className="ell">{room.host?.name}</span>
      </span>
    </a>
  )
}
