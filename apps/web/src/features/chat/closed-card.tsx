import type { Conversation } from '@keo/contract/chat-messages'
import { Button } from '@keo/ui/primitives/button'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { paths } from '../../navigation/paths.ts'
import { useGo } from '../../navigation/use-go.ts'
import { useNow } from '../../platform/use-now.ts'
import { hoursOf } from './chat-words.ts'
import './support-cards.css'

/** Nobody is there now: the question becomes feedback. */
export function ClosedCard({ conversation }: { conversation: Conversation }) {
  const say = useMessages()
  const go = useGo()
  const how = { say, language: useLanguage(), now: useNow() }
  const hours = hoursOf(conversation, how) ?? { from: conversation.staffFrom, to: conversation.staffTo }
  return (
    <section className="chat-card" role="status">
      <p className="text-callout font-semibold">{say('supportChat.closed.title')}</p>
      <p className="text-footnote text-text-2">{say('supportChat.closed.text', hours)}</p>
      <Button size="s" kind="primary" className="self-start" onClick={() => go.to(paths.feedback())}>
        {say('supportChat.closed.write')}
      </Button>
    </section>
  )
}
