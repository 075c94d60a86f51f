import type { ChatMessage, Conversation } from '@keo/contract/chat-messages'
import { parseServerTime } from '@keo/units/instants'
import { Fragment } from 'react'
import { formatTime } from '../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { useNow } from '../../platform/use-now.ts'
import { staffNameAt } from './chat-lines.ts'
import { dayWords } from './chat-words.ts'
import { ClosedCard } from './closed-card.tsx'
import { MessageLine } from './message-line.tsx'

type MessageListProps = { messages: readonly ChatMessage[]; conversation: Conversation }

/** What was said, day by day, with a line for what happened. */
export function MessageList({ messages, conversation }: MessageListProps) {
  const nameOf = useNames(messages, conversation)
  const days = useDays(messages)
  const readUpTo = Math.max(conversation.otherRead, lastAnswer(messages))
  return messages.map((message, place) => {
    const next = messages[place + 1]
    return (
      <Fragment key={message.seq}>
        {days[place] ? <p className="chat-day">{days[place]}</p> : null}
        {message.content.type === 'event' ? (
          <EventLine messages={messages} place={place} conversation={conversation} />
        ) : (
          <MessageLine
            message={message}
            name={nameOf(place)}
            isLastInRow={next?.from !== message.from || next.content.type === 'event'}
            isRead={message.seq <= readUpTo}
          />
        )}
      </Fragment>
    )
  })
}

/** Whoever answers has read what stands above. */
const lastAnswer = (messages: readonly ChatMessage[]): number =>
  messages.findLast(({ from }) => from === 'assistant' || from === 'staff')?.seq ?? 0

function useNames(messages: readonly ChatMessage[], { staffName }: Conversation) {
  const say = useMessages()
  return (place: number): string =>
    messages[place]?.from === 'staff'
      ? staffNameAt(messages, place) || staffName || say('supportChat.staff')
      : say('supportChat.assistant')
}

/** At each message that begins a day, its name and time; empty at the others. */
function useDays(messages: readonly ChatMessage[]): readonly string[] {
  const how = { say: useMessages(), language: useLanguage(), now: useNow() }
  const named = messages.map(({ time }) => {
    const at = parseServerTime(time) ?? how.now
    return { day: dayWords(at, how), time: formatTime(at, how.language) }
  })
  return named.map(({ day, time }, place) => (day === named[place - 1]?.day ? '' : `${day} ${time}`))
}

type EventLineProps = MessageListProps & { place: number }

function EventLine({ messages, place, conversation }: EventLineProps) {
  const say = useMessages()
  const message = messages[place]
  if (message?.content.type !== 'event') return null
  const { seq } = message
  const { event, staffName } = message.content
  const isNewest = place === messages.length - 1
  if (event === 'outOfHours')
    return (
      <div data-seq={seq}>
        {isNewest || !conversation.isStaffed ? (
          <ClosedCard conversation={conversation} messages={messages} />
        ) : null}
      </div>
    )
  const words = {
    queued: say('supportChat.event.queued'),
    leftQueue: say('supportChat.event.leftQueue'),
    personCame: say('supportChat.event.personCame', { name: staffName || say('supportChat.staff') }),
    ended: say('supportChat.event.ended'),
  }[event]
  return (
    <p className="chat-event" data-seq={seq}>
      {words}
    </p>
  )
}
