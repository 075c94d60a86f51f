import type { ChatMessage, Conversation } from '@keo/contract/chat-messages'
import { Button } from '@keo/ui/primitives/button'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { paths } from '../../navigation/paths.ts'
import { useGo } from '../../navigation/use-go.ts'
import { begunFeedback } from '../../page-kit/begun-feedback.ts'
import { useNow } from '../../platform/use-now.ts'
import { lastWords } from './chat-lines.ts'
import { hoursOf } from './chat-words.ts'
import './support-cards.css'

type ClosedCardProps = { conversation: Conversation; messages: readonly ChatMessage[] }

/** Nobody is there now: the question becomes feedback. */
export function ClosedCard({ conversation, messages }: ClosedCardProps) {
  const say = useMessages()
  const go = useGo()
  const how = { say, language: useLanguage(), now: useNow() }
  const hours = hoursOf(conversation, how)
  const write = (): void => {
    begunFeedback.set(lastWords(messages))
    go.to(paths.sendFeedback())
  }
  return (
    <section className="chat-card" role="status">
      <p className="text-callout font-semibold">
        {say(hours ? 'supportChat.closed.title' : 'supportChat.nobody.title')}
      </p>
      <p className="text-footnote text-text-2">
        {hours ? say('supportChat.closed.text', hours) : say('supportChat.nobody.text')}
      </p>
      <Button size="s" kind="primary" className="self-start" onClick={write}>
        {say('supportChat.closed.write')}
      </Button>
    </section>
  )
}
