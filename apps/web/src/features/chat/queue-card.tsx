import type { Conversation } from '@keo/contract/chat-messages'
import { Button } from '@keo/ui/primitives/button'
import { useMessages } from '../../language/messages.ts'
import { useLeaveQueue } from './chat-queries.ts'
import './support-cards.css'

/** So many pieces has the bar: all are filled for whoever is next. */
const PIECES = 7

/** Place and time to wait, and the way out. */
export function QueueCard({ conversation: { id, place, waitMinutes } }: { conversation: Conversation }) {
  const say = useMessages()
  const leave = useLeaveQueue()
  const filled = Math.min(PIECES, Math.max(1, PIECES + 1 - place))
  return (
    <section className="chat-queue" aria-label={say('supportChat.queue.place', { place })}>
      <div className="flex items-center gap-3.5">
        <b key={place} className="num chat-queue-place" aria-hidden="true">
          {place}
        </b>
        <p className="min-w-0 flex-1">
          <span className="block text-callout font-semibold">
            {say('supportChat.queue.place', { place })}
          </span>
          <span className="text-caption text-text-2">
            {say('supportChat.queue.wait', { minutes: waitMinutes })}
          </span>
        </p>
        <Button size="xs" className="flex-none" busy={leave.isPending} onClick={() => leave.mutate(id)}>
          {say('supportChat.queue.leave')}
        </Button>
      </div>
      <div className="chat-queue-bar" aria-hidden="true">
        {Array.from({ length: PIECES }, (_, piece) => (
          <i key={piece} data-on={piece < filled || undefined} />
        ))}
      </div>
    </section>
  )
}
