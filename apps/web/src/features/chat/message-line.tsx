import type { ChatMessage } from '@keo/contract/chat-messages'
import { parseServerTime } from '@keo/units/instants'
import { CheckIcon } from '@keo/ui/icons/check'
import { ChecksIcon } from '@keo/ui/icons/checks'
import { formatTime } from '../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { AnswerBody } from './answer-body.tsx'
import type { Said } from './outbox.ts'
import { OwnPicture } from './own-picture.tsx'
import { SupportMark } from './support-mark.tsx'

type MessageLineProps = {
  message: ChatMessage
  /** Of whoever wrote it, where it was not the member. */
  name: string
  /** The last of several in a row says who wrote them, and when. */
  isLastInRow: boolean
  isRead: boolean
}

/** One message. Text only: whatever it holds is shown as letters. */
export function MessageLine({ message, name, isLastInRow, isRead }: MessageLineProps) {
  const say = useMessages()
  const { content, from, seq } = message
  if (content.type === 'event') return null
  if (from === 'member')
    return (
      <div className="chat-line" data-own data-seq={seq}>
        <span className="sr-only">{say('supportChat.you')}: </span>
        {content.type === 'answer' ? null : <OwnContent content={content} />}
        <p className="chat-meta">
          <Time time={message.time} />
          {isRead ? <ChecksIcon weight="bold" size={14} /> : <CheckIcon weight="bold" size={12} />}
          <span className="sr-only">{say(isRead ? 'supportChat.mark.read' : 'supportChat.mark.sent')}</span>
        </p>
      </div>
    )
  return (
    <div className="chat-line" data-seq={seq}>
      {isLastInRow ? <SupportMark small /> : <span className="chat-mark-room" />}
      <div className="min-w-0">
        <div className="chat-bubble">
          <span className="sr-only">{name}: </span>
          {content.type === 'answer' ? <AnswerBody answer={content} /> : null}
          {content.type === 'text' ? <p className="chat-text">{content.text}</p> : null}
        </div>
        {isLastInRow ? (
          <p className="chat-meta">
            <span>{name}</span>
            <span aria-hidden="true">·</span>
            <Time time={message.time} />
          </p>
        ) : null}
      </div>
    </div>
  )
}

/** What the member wrote, sent or chose. */
export function OwnContent({ content }: { content: Said }) {
  const say = useMessages()
  if (content.type === 'picture') return <OwnPicture fileId={content.fileId} />
  return (
    <p className="chat-bubble chat-text">
      {content.type === 'text' ? content.text : say(`supportChat.choice.${content.choice}`)}
    </p>
  )
}

function Time({ time }: { time: string }) {
  const language = useLanguage()
  const at = parseServerTime(time)
  return at === undefined ? null : <span className="num">{formatTime(at, language)}</span>
}
