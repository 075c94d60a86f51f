import { type WithdrawOrder, withdrawWay } from '@keo/contract/withdraw'
import { withdrawStateOf } from '@keo/contract/withdraw-states'
import { parseServerTime } from '@keo/units/instants'
import { CheckIcon } from '@keo/ui/icons/check'
import { XIcon } from '@keo/ui/icons/x'
import { Card } from '@keo/ui/primitives/card'
import { Spinner } from '@keo/ui/primitives/spinner'
import { formatTime } from '../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'

const WORDS = {
  requested: 'withdraw.state.requested',
  inReview: 'withdraw.state.inReview',
  held: 'withdraw.state.held',
  approved: 'withdraw.state.approved',
  sending: 'withdraw.state.sending',
  awaitingConfirmation: 'withdraw.state.awaitingConfirmation',
  paid: 'withdraw.state.paid',
  refused: 'withdraw.state.refused',
} as const

type Step = {
  readonly state: keyof typeof WORDS
  readonly time: string
  readonly look: 'done' | 'now' | 'failed' | 'ahead'
}

/** What has happened with its time, what happens now, and what is still to come. */
export function stepsOf(
  order: Pick<WithdrawOrder, 'orderStatus' | 'channel' | 'isReviewed' | 'stages' | 'heldTime'>,
): Step[] {
  const now = withdrawStateOf(order.orderStatus)
  const past = order.stages.flatMap(({ orderStatus, time }): Step[] => {
    const state = withdrawStateOf(orderStatus)
    if (!state) return []
    const isEnd = state === 'paid' || state === 'refused'
    const look = state === 'refused' ? 'failed' : state === now && !isEnd ? 'now' : 'done'
    return [{ state, time, look }]
  })
  if (now === 'paid' || now === 'refused') return past
  const whole = withdrawWay(order)
  const reached = whole.findIndex((state) => state === now)
  const ahead = whole.slice(reached + 1).map((state): Step => ({ state, time: '', look: 'ahead' }))
  if (!order.heldTime) return [...past, ...ahead]
  // The review goes on: this is the part of it that takes longer.
  const reviewed = past.map(({ state, time }): Step => ({ state, time, look: 'done' }))
  return [...reviewed, { state: 'held', time: order.heldTime, look: 'now' }, ...ahead]
}

export function Timeline({ order }: { order: WithdrawOrder }) {
  const say = useMessages()
  const language = useLanguage()
  return (
    <Card className="px-3.5 py-3">
      <ol aria-label={say('withdraw.order.steps')} className="flex flex-col gap-3">
        {stepsOf(order).map(({ state, time, look }) => {
          const at = parseServerTime(time)
          return (
            <li
              key={`${state} ${time}`}
              aria-current={look === 'now' ? 'step' : undefined}
              className={`relative flex items-center gap-3 text-footnote not-last:before:absolute not-last:before:top-6.5 not-last:before:left-[11px] not-last:before:h-2 not-last:before:w-0.5 not-last:before:rounded-full ${look === 'ahead' ? 'text-text-3' : ''} ${look === 'done' ? 'not-last:before:bg-win' : 'not-last:before:bg-surface-3'}`}
            >
              <Mark look={look} />
              <span className={`flex-1 ${look === 'now' ? 'font-semibold' : ''}`}>{say(WORDS[state])}</span>
              {at === undefined ? null : <span className="num text-text-3">{formatTime(at, language)}</span>}
            </li>
          )
        })}
      </ol>
    </Card>
  )
}

function Mark({ look }: Pick<Step, 'look'>) {
  const ground = {
    done: 'bg-win-soft text-win',
    now: 'bg-pending-soft text-pending',
    failed: 'bg-error-soft text-error',
    ahead: 'bg-surface-2',
  }
  return (
    <span
      className={`grid size-6 flex-none place-items-center rounded-full ${ground[look]}`}
      aria-hidden="true"
    >
      {look === 'done' ? <CheckIcon size={12} /> : null}
      {look === 'failed' ? <XIcon size={12} /> : null}
      {look === 'now' ? <Spinner size={14} /> : null}
    </span>
  )
}
