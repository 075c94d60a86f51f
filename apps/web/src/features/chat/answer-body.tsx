import type { ChatContent } from '@keo/contract/chat-messages'
import { CaretRightIcon } from '@keo/ui/icons/caret-right'
import { useMessages } from '../../language/messages.ts'
import { paths, withQuery } from '../../navigation/paths.ts'
import { link } from '../../page-kit/link.ts'
import { OrderCard } from './order-card.tsx'
import './answer-cards.css'

type Answer = Extract<ChatContent, { type: 'answer' }>

/** What the assistant found: its sentence, orders of the member, articles. */
export function AnswerBody({ answer }: { answer: Answer }) {
  const say = useMessages()
  return (
    <>
      <p>{say(`supportChat.saying.${answer.saying}`)}</p>
      {answer.orders.map((order) => (
        <OrderCard key={order.id} order={order} />
      ))}
      {answer.articles.map(({ id, title, answer: short }) => (
        <a key={id} className="chat-article" {...link(withQuery(paths.serviceDetail(), { id }))}>
          <span className="min-w-0 flex-1">
            <span className="block text-callout font-semibold">{title}</span>
            <span className="chat-article-answer">{short}</span>
          </span>
          <CaretRightIcon size={13} className="flex-none text-text-3" />
        </a>
      ))}
    </>
  )
}
