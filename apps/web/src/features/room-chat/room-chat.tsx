import type { RoomTalk } from '@keo/contract/room-chat'
import type { RoomMessage } from '@keo/contract/room-messages'
import { PushPinIcon } from '@keo/ui/icons/push-pin'
import { Skeleton } from '@keo/ui/primitives/skeleton'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useCallback, useState } from 'react'
import { useMessages } from '../../language/messages.ts'
import { lazyPart } from '../../page-kit/lazy-part.ts'
import { LoadFailed } from '../../page-kit/load-failed.tsx'
import { Hearts } from './hearts.tsx'
import { RoomDock } from './room-dock.tsx'
import { useWords } from './room-line.tsx'
import { RoomLog } from './room-log.tsx'
import { talkQueries } from './talk-queries.ts'
import { useRoomLive } from './use-room-live.ts'
import './room-chat.css'

const LineSheet = lazyPart(() => import('./line-sheet.tsx'))
const HiddenSheet = lazyPart(() => import('./hidden-sheet.tsx'))
const GiftTray = lazyPart(() => import('./gift-tray.tsx'))

type RoomChatProps = {
  roomId: string
  /** Of the room itself, shown while staff has pinned nothing. */
  pinned?: string | null
  /** Beside the field, such as the bet slip. */
  beside?: ReactNode
  /** On a page of its own ground, or over a picture. */
  look?: 'page' | 'stage'
}

/** The talk of a room, as high as the place it is given. */
export function RoomChat({ roomId, pinned = null, beside, look = 'page' }: RoomChatProps) {
  const say = useMessages()
  useRoomLive(roomId)
  const query = useQuery(talkQueries.talk(roomId))
  const { data: talk } = query
  return (
    <section className="room-chat" data-look={look} aria-label={say('roomChat.log')}>
      {talk ? (
        <Talk key={roomId} roomId={roomId} talk={talk} pinned={pinned} beside={beside} />
      ) : query.isError ? (
        <LoadFailed busy={query.isFetching} onRetry={() => void query.refetch()} />
      ) : (
        <div role="status" aria-label={say('page.loading')} className="room-chat-wait">
          <Skeleton shape="line" width="72%" />
          <Skeleton shape="line" width="54%" />
          <Skeleton shape="line" width="64%" />
        </div>
      )}
    </section>
  )
}

type TalkProps = { roomId: string; talk: RoomTalk; pinned: string | null; beside: ReactNode }

function Talk({ roomId, talk, pinned, beside }: TalkProps) {
  const [menuOf, setMenu] = useState<RoomMessage | null>(null)
  const [replyTo, setReply] = useState<RoomMessage | null>(null)
  const [sheet, setSheet] = useState<'gifts' | 'hidden' | null>(null)
  const { self, messages } = talk
  const onMenu = useCallback((message: RoomMessage) => self && setMenu(message), [self])
  const shut = () => setSheet(null)
  return (
    <>
      <Pinned talk={talk} pinned={pinned} />
      <div className="room-chat-body">
        <RoomLog roomId={roomId} talk={talk} onMenu={onMenu} onHidden={() => setSheet('hidden')} />
        <Hearts roomId={roomId} gifts={messages.findLast(({ kind }) => kind === 'gift')?.seq ?? 0} />
      </div>
      <RoomDock
        roomId={roomId}
        talk={talk}
        replyTo={replyTo}
        onReplied={() => setReply(null)}
        onGift={() => setSheet('gifts')}
        beside={beside}
      />
      <Suspense>
        {menuOf ? (
          <LineSheet
            roomId={roomId}
            message={menuOf}
            isOwn={menuOf.author === self?.author}
            onReply={() => setReply(menuOf)}
            onClose={() => setMenu(null)}
          />
        ) : null}
        {sheet === 'gifts' ? <GiftTray roomId={roomId} onClose={shut} /> : null}
        {sheet === 'hidden' ? <HiddenSheet roomId={roomId} muted={self?.muted ?? []} onClose={shut} /> : null}
      </Suspense>
    </>
  )
}

function Pinned({ talk, pinned }: Pick<TalkProps, 'talk' | 'pinned'>) {
  const say = useMessages()
  const words = useWords()
  const text = talk.pinned ? words(talk.pinned) : pinned
  if (!text) return null
  return (
    <p className="room-pinned">
      <PushPinIcon weight="fill" size={16} />
      <span>{say('roomChat.pinned', { text })}</span>
    </p>
  )
}
