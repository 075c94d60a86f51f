import type { RoomTalk } from '@keo/contract/room-chat'
import type { RoomMessage } from '@keo/contract/room-messages'
import { RoomGift } from '@keo/ui/product/room-gift'
import { IconButton } from '@keo/ui/primitives/icon-button'
import { parseServerTime } from '@keo/units/instants'
import type { ReactNode } from 'react'
import { formatDateTime } from '../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { useDoors } from '../current-member/index.ts'
import { RoomComposer } from './room-composer.tsx'
import './room-dock.css'

type RoomDockProps = {
  roomId: string
  talk: RoomTalk
  replyTo: RoomMessage | null
  onReplied: () => void
  onGift: () => void
  /** Beside the field, such as the bet slip. */
  beside?: ReactNode
}

/** The field, or why there is none, with what stands beside it. */
export function RoomDock({ roomId, talk, replyTo, onReplied, onGift, beside }: RoomDockProps) {
  const say = useMessages()
  const doors = useDoors()
  const { self, isOpen, slowSeconds } = talk
  return (
    <div className="room-dock">
      {self && isOpen && !self.standing ? (
        <RoomComposer roomId={roomId} slowSeconds={slowSeconds} replyTo={replyTo} onReplied={onReplied} />
      ) : (
        <NoField talk={talk} onSignIn={doors.signIn} />
      )}
      {beside}
      {isOpen ? (
        <IconButton
          label={say('roomGift.open')}
          icon={<RoomGift size={26} />}
          className="room-gift-button"
          onClick={self ? onGift : doors.signIn}
        />
      ) : null}
    </div>
  )
}

function NoField({ talk: { self, isOpen }, onSignIn }: { talk: RoomTalk; onSignIn: () => void }) {
  const say = useMessages()
  const language = useLanguage()
  if (!isOpen) return <p className="room-no-field">{say('roomChat.closed')}</p>
  if (self?.standing) {
    const { kind, until } = self.standing
    const time = formatDateTime(parseServerTime(until) ?? 0, language)
    return (
      <p className="room-no-field">
        {say(kind === 'muted' ? 'roomChat.muted' : 'roomChat.banned', { time })}
      </p>
    )
  }
  return (
    <button type="button" className="room-no-field" onClick={onSignIn}>
      {say('roomChat.signIn')}
    </button>
  )
}
