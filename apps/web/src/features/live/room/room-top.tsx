import type { RoomDetail } from '@keo/contract/rooms'
import { CaretLeftIcon } from '@keo/ui/icons/caret-left'
import { ShareNetworkIcon } from '@keo/ui/icons/share-network'
import { IconButton } from '@keo/ui/primitives/icon-button'
import { type ReactNode, Suspense } from 'react'
import { useMessages } from '../../../language/messages.ts'
import { paths, withQuery } from '../../../navigation/paths.ts'
import { useGo } from '../../../navigation/use-go.ts'
import { shareLink } from '../../../page-kit/share-link.ts'
import { Broadcast } from '../../broadcast/index.ts'
import { roomTitle } from '../room-words.ts'
import { Viewers } from '../viewers.tsx'
import '@keo/ui/drawings/cover-inks.css'
import '../list/room-cover.css'

/** The picture, with the way out, how many watch, and who else should. */
export function RoomTop({ room }: { room: RoomDetail }) {
  const title = roomTitle(room)
  return (
    <header className="room-top">
      <Picture room={room}>
        <RoomBar room={room} title={title} />
      </Picture>
    </header>
  )
}

/** Drawn from what the provider tells; until it has come, an empty ground with the same bar. */
function Picture({ room: { id, match, streamUrl }, children }: { room: RoomDetail; children: ReactNode }) {
  if (!match) return children
  return (
    <Suspense fallback={children}>
      <Broadcast matchId={Number(match.matchId)} roomId={id} streamUrl={streamUrl}>
        {children}
      </Broadcast>
    </Suspense>
  )
}

function RoomBar({ room, title }: { room: RoomDetail; title: string }) {
  const say = useMessages()
  const go = useGo()
  return (
    <div className="room-bar">
      <IconButton label={say('nav.back')} icon={<CaretLeftIcon size={22} />} onClick={go.back} />
      <h1 className="sr-only">{title}</h1>
      <span className="grow" />
      <Viewers count={room.viewers} className="room-viewers" />
      <IconButton
        label={say('room.share')}
        icon={<ShareNetworkIcon size={20} />}
        onClick={() => void shareLink(title, withQuery(paths.livePage(), { room: room.id }))}
      />
    </div>
  )
}
