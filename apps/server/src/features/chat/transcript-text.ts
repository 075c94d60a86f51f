import type { ChatContent, ChatMessage, ChatOrder } from '@keo/contract/chat-messages'
import type { MessageKey } from '@keo/messages/keys'
import type { Language } from '@keo/messages/languages'
import { serverText } from '@keo/messages/server-packs'

const WRITERS = {
  member: 'supportChat.you',
  assistant: 'supportChat.assistant',
  staff: 'supportChat.staff',
} as const satisfies Record<Exclude<ChatMessage['from'], 'site'>, MessageKey>

type Event = Extract<ChatContent, { type: 'event' }>['event']
const EVENTS = {
  queued: 'supportChat.event.queued',
  leftQueue: 'supportChat.event.leftQueue',
  personCame: 'supportChat.event.personCame',
  ended: 'supportChat.event.ended',
  outOfHours: 'supportChat.closed.title',
} as const satisfies Record<Event, MessageKey>

/** A conversation as plain text in the words of its screen: a line for each message, with its time and who wrote it. */
export function transcriptText(messages: readonly ChatMessage[], language: Language): string {
  const lines = messages.map(({ from, time, content }) => {
    const words = contentText(content, language)
    return from === 'site' ? `${time} ${words}` : `${time} ${serverText(language, WRITERS[from])}: ${words}`
  })
  return lines.join('\n')
}

function contentText(content: ChatContent, language: Language): string {
  switch (content.type) {
    case 'text':
      return content.text
    case 'picture':
      return `(${serverText(language, 'supportChat.picture')})`
    case 'choice':
      return serverText(language, `supportChat.choice.${content.choice}`)
    case 'event':
      return serverText(language, EVENTS[content.event], { name: content.staffName })
    case 'answer':
      return [
        serverText(language, `supportChat.saying.${content.saying}`),
        ...content.articles.map(({ title, answer }) => `${title}: ${answer}`),
        ...content.orders.map(orderText),
      ].join('\n  ')
  }
}

const orderText = ({ number, name, amount, state, time }: ChatOrder): string =>
  [number, name, amount, state, time].join(' · ')
