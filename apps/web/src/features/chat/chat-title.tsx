import type { Conversation } from '@keo/contract/chat-messages'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { useNow } from '../../platform/use-now.ts'
import { stateWords } from './chat-words.ts'
import { SupportMark } from './support-mark.tsx'
import './chat-title.css'

/** Whom one talks to: the mark, the name, and who answers now. */
export function ChatTitle({ conversation }: { conversation: Conversation | undefined }) {
  const say = useMessages()
  const language = useLanguage()
  const now = useNow()
  return (
    <span className="chat-title">
      <SupportMark />
      <span className="min-w-0 flex-1">
        <span className="chat-title-name">{say('supportChat.title')}</span>
        {conversation ? (
          <span className="chat-title-state">
            <i aria-hidden="true" data-ended={conversation.state === 'ended' || undefined} />
            <span>{stateWords(conversation, { say, language, now })}</span>
          </span>
        ) : null}
      </span>
    </span>
  )
}
