import type { RoomMessage } from '@keo/contract/room-messages'
import { RoomGift } from '@keo/ui/product/room-gift'
import { VipBadge } from '@keo/ui/product/vip-badge'
import { useLongPress } from '@keo/ui/use-long-press'
import { memo } from 'react'
import { useLanguage, useMessages } from '../../language/messages.ts'
import './room-line.css'

type Said = Pick<RoomMessage, 'text' | 'texts'>

/** Letters in the reader's language where we wrote them. React writes them as text: nothing anybody says is markup. */
export function useWords(): (said: Said) => string {
  const language = useLanguage()
  return ({ text, texts }) => texts?.[language] ?? text
}

type RoomLineProps = {
  message: RoomMessage
  isOwn: boolean
  /** Only what a member said can be answered, hidden or reported. */
  onMenu: (message: RoomMessage) => void
}

export const RoomLine = memo(function RoomLine({ message, isOwn, onMenu }: RoomLineProps) {
  if (message.kind === 'gift') return <GiftLine message={message} />
  if (message.kind === 'member' && message.author !== null)
    return <MemberLine message={message} isOwn={isOwn} onMenu={onMenu} />
  return <OtherLine message={message} />
})

function MemberLine({ message, isOwn, onMenu }: RoomLineProps) {
  const say = useMessages()
  const words = useWords()
  const { name, level, reply } = message
  const open = () => onMenu(message)
  const press = useLongPress(open, open)
  return (
    <button
      type="button"
      className="room-line"
      data-own={isOwn || undefined}
      aria-haspopup="dialog"
      {...press}
    >
      {level === null ? null : <VipBadge tier={level} size={20} label={say('roomChat.vip', { level })} />}
      <span className="room-line-words">
        {reply ? (
          <span className="room-quote ell">
            {reply.name}: {words(reply) || say('roomChat.gone')}
          </span>
        ) : null}
        <b>{isOwn ? say('roomChat.own') : name}</b> {words(message)}
      </span>
    </button>
  )
}

/** The host's bubble, a notice of the site, and the marked voices of the sandbox. */
function OtherLine({ message }: { message: RoomMessage }) {
  const say = useMessages()
  const words = useWords()
  const { kind, name, isSandbox, level } = message
  const mark = isSandbox ? 'roomChat.sandbox' : kind === 'host' ? 'roomChat.host' : null
  return (
    <p className="room-line" data-kind={kind}>
      {isSandbox ? <VipBadge tier={level ?? 0} size={20} /> : null}
      <span className="room-line-words">
        <b>{kind === 'notice' ? say('roomChat.staff') : name}</b>
        {mark ? <i className="room-mark">{say(mark)}</i> : null} {words(message)}
      </span>
    </p>
  )
}

function GiftLine({ message: { name, gift } }: { message: RoomMessage }) {
  const say = useMessages()
  if (!gift) return null
  const given = { name, gift: say(`roomGift.name.${gift.name}`) }
  return (
    <p className="room-line room-gift-line">
      <RoomGift size={20} />
      <span>
        {gift.host === ''
          ? say('roomChat.gaveRoom', given)
          : say('roomChat.gave', { ...given, host: gift.host })}{' '}
        <b className="num">×{gift.combo}</b>
      </span>
    </p>
  )
}
