import type { ChatOrder } from '@keo/contract/chat-messages'
import { parseServerTime } from '@keo/units/instants'
import { CheckIcon } from '@keo/ui/icons/check'
import { Badge, type BadgeTone } from '@keo/ui/primitives/badge'
import { formatDateTime, formatTime } from '../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { sitePath } from '../../navigation/site-path.ts'
import { link } from '../../page-kit/link.ts'
import './answer-cards.css'

const TONES = { good: 'win', wait: 'pending', bad: 'error', plain: 'neutral' } as const satisfies Record<
  ChatOrder['tone'],
  BadgeTone
>

/** An order of the member with where it stands; leads to its page. */
export function OrderCard({ order }: { order: ChatOrder }) {
  const language = useLanguage()
  const at = parseServerTime(order.time)
  return (
    <a className="chat-order" {...link(sitePath(order.path, window.location.origin))}>
      <span className="chat-order-row">
        <span className="min-w-0 text-caption text-text-3">
          {order.name}
          {at === undefined ? '' : ` · ${formatTime(at, language)}`}
        </span>
        <Badge tone={TONES[order.tone]}>{order.state}</Badge>
      </span>
      <span className="chat-order-row">
        <span className="num chat-order-amount">{order.amount}</span>
        <span className="chat-order-number">#{order.number}</span>
      </span>
      {order.steps.length > 0 ? <Steps order={order} /> : null}
    </a>
  )
}

function Steps({ order: { number, steps } }: { order: ChatOrder }) {
  const say = useMessages()
  const language = useLanguage()
  return (
    <ol className="chat-steps" aria-label={say('supportChat.order.steps', { number })}>
      {steps.map(({ name, time, isDone }) => {
        const at = parseServerTime(time)
        return (
          <li key={name} data-done={isDone || undefined}>
            <i aria-hidden="true">{isDone ? <CheckIcon weight="bold" size={10} /> : null}</i>
            <span className="flex-1">{name}</span>
            <span className="sr-only">
              {say(isDone ? 'supportChat.order.done' : 'supportChat.order.open')}
            </span>
            {isDone && at !== undefined ? (
              <span className="num text-text-3">{formatDateTime(at, language)}</span>
            ) : null}
          </li>
        )
      })}
    </ol>
  )
}
