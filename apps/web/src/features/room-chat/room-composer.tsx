import { ROOM_TEXT_MAX, type RoomMessage } from '@keo/contract/room-messages'
import { ArrowUpIcon } from '@keo/ui/icons/arrow-up'
import { SmileyIcon } from '@keo/ui/icons/smiley'
import { XIcon } from '@keo/ui/icons/x'
import { Form } from '@keo/ui/patterns/form'
import { IconButton } from '@keo/ui/primitives/icon-button'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../language/messages.ts'
import { Problem } from '../../page-kit/problem.tsx'
import { newTapKey } from '../../page-kit/tap-key.ts'
import { clock } from '../../platform/time.ts'
import { useSay } from './talk-queries.ts'

const EMOJI = ['⚽', '🔥', '👏', '😂', '😍', '😱', '💪', '🎉'] as const

type RoomComposerProps = {
  roomId: string
  slowSeconds: number
  replyTo: RoomMessage | null
  onReplied: () => void
}

/** One line to the room. What was refused or got no answer stays in the field; sent again, it is the same message. */
export function RoomComposer({ roomId, slowSeconds, replyTo, onReplied }: RoomComposerProps) {
  const say = useMessages()
  const [text, setText] = useState('')
  const [hasEmoji, setEmoji] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const key = useRef(newTapKey())
  const send = useSay(roomId)
  const [wait, pause] = usePause()
  const write = (next: string): void => {
    setText(next)
    key.current = newTapKey()
  }
  const submit = (): void => {
    if (text.trim() === '' || send.isPending || wait > 0) return
    const reply = replyTo ? { replyTo: replyTo.seq } : {}
    send.mutate(
      { key: key.current, text, ...reply },
      {
        onSuccess: () => {
          write('')
          setEmoji(false)
          onReplied()
          pause(slowSeconds)
          field.current?.focus()
        },
      },
    )
  }
  return (
    <Form onSubmit={submit} className="room-composer">
      <Problem error={send.error} />
      {replyTo ? <Replying to={replyTo} onDrop={onReplied} /> : null}
      {hasEmoji ? <EmojiRow onPick={(emoji) => write(text + emoji)} /> : null}
      <div className="room-field">
        <input
          ref={field}
          type="text"
          maxLength={ROOM_TEXT_MAX}
          autoComplete="off"
          enterKeyHint="send"
          aria-label={say('roomChat.write')}
          placeholder={say('roomChat.write')}
          value={text}
          onChange={(event) => write(event.target.value)}
        />
        <IconButton
          label={say('roomChat.emoji')}
          aria-expanded={hasEmoji}
          icon={<SmileyIcon size={22} />}
          className="text-text-2"
          onClick={() => setEmoji(!hasEmoji)}
        />
        {text.trim() === '' ? null : (
          <button
            type="submit"
            className="room-send num"
            aria-label={wait > 0 ? say('roomChat.wait', { seconds: wait }) : say('roomChat.send')}
            disabled={wait > 0 || send.isPending}
          >
            {wait > 0 ? wait : <ArrowUpIcon weight="bold" size={18} />}
          </button>
        )}
      </div>
    </Form>
  )
}

function Replying({ to, onDrop }: { to: RoomMessage; onDrop: () => void }) {
  const say = useMessages()
  return (
    <p className="room-replying">
      <span className="ell">
        {say('roomChat.replying', { name: to.name })}: {to.text}
      </span>
      <IconButton label={say('roomChat.noReply')} icon={<XIcon size={16} />} onClick={onDrop} />
    </p>
  )
}

function EmojiRow({ onPick }: { onPick: (emoji: string) => void }) {
  const say = useMessages()
  return (
    <div className="room-emoji" role="group" aria-label={say('roomChat.emoji')}>
      {EMOJI.map((emoji) => (
        <button key={emoji} type="button" onClick={() => onPick(emoji)}>
          {emoji}
        </button>
      ))}
    </div>
  )
}

/** Seconds that the room asks between two messages, counted down. */
function usePause(): readonly [number, (seconds: number) => void] {
  const [left, setLeft] = useState(0)
  useEffect(() => (left > 0 ? clock.after(1000, () => setLeft(left - 1)) : undefined), [left])
  return [left, setLeft]
}
