import { typeInChat } from '@keo/contract/chat'
import { CHAT_NEWS, ChatNews, type Conversation } from '@keo/contract/chat-messages'
import { seconds } from '@keo/units/instants'
import { useEffect, useRef, useState } from 'react'
import { api, IN_FORM } from '../../api/api.ts'
import { onOnline } from '../../platform/online.ts'
import { clock } from '../../platform/time.ts'
import { chatNews } from './chat-news.ts'
import { catchUp, keepConversation, keepMessages } from './chat-queries.ts'
import { sendAll } from './outbox.ts'

/** Somebody who types says so again before this is over. */
const TYPING_MS = seconds(6)
const TELL_TYPING_MS = seconds(3)

/** Hears what is new, and after a lost line asks for what was missed and sends what was kept. */
export function useChatLive(conversation: Conversation | undefined, memberId: string): boolean {
  const [typedAt, setTypedAt] = useState(0)
  const id = conversation?.id
  const isOpen = conversation !== undefined && conversation.state !== 'ended'
  useEffect(() => {
    if (id === undefined || !isOpen) return
    const send = (): void => void sendAll({ memberId, conversationId: id })
    send()
    return onOnline(() => {
      void catchUp()
      send()
    })
  }, [id, isOpen, memberId])
  useEffect(
    () =>
      chatNews.subscribe({
        opened() {
          void catchUp()
          if (id !== undefined && isOpen) void sendAll({ memberId, conversationId: id })
        },
        onMessage({ businessType, businessContent }) {
          if (businessType !== CHAT_NEWS) return
          const { data: news } = ChatNews.safeParse(businessContent)
          if (!news) return
          if (news.kind === 'state') keepConversation(news.conversation)
          if (news.kind === 'typing') setTypedAt(news.conversationId === id ? clock.now() : 0)
          if (news.kind === 'message') {
            keepMessages(news.conversationId, [news.message])
            if (news.message.from === 'staff') setTypedAt(0)
          }
        },
      }),
    [id, isOpen, memberId],
  )
  useEffect(() => (typedAt ? clock.after(TYPING_MS, () => setTypedAt(0)) : undefined), [typedAt])
  return typedAt > 0
}

/** Tells the person at the other side, every few seconds at most. */
export function useTellTyping(conversation: Conversation): () => void {
  const toldAt = useRef(-TELL_TYPING_MS)
  return () => {
    const now = clock.monotonicMs()
    if (conversation.state !== 'person' || now - toldAt.current < TELL_TYPING_MS) return
    toldAt.current = now
    void api(typeInChat, { id: conversation.id }, IN_FORM).catch(() => {})
  }
}
