import type { ChatMessage } from '@keo/contract/chat-messages'
import type { words } from './words.ts'

type Say = (key: keyof (typeof words)['vi']) => string

/** A message in one line of plain text, whatever it is made of. */
export function contentText({ content }: ChatMessage, say: Say): string {
  switch (content.type) {
    case 'text':
      return content.text
    case 'picture':
      return say('chat.picture')
    case 'choice':
      return `[${say(`choice.${content.choice}`)}]`
    case 'event':
      return [content.staffName, say(`event.${content.event}`)].filter((part) => part !== '').join(' ')
    case 'answer':
      return [
        say(`saying.${content.saying}`),
        ...content.articles.map(({ title }) => title),
        ...content.orders.map(({ number, state }) => `${number} ${state}`),
      ].join(' · ')
  }
}
