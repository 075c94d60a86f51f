import { Badge, type BadgeTone } from '@keo/ui/primitives/badge'
import { Button } from '@keo/ui/primitives/button'
import type { AutoCashOut, AutoCashOutCondition } from '@keo/sportsbook-contract/auto-cash-out'
import type { PlainMessageKey } from '@keo/messages/keys'
import type { Currency } from '@keo/units/money'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { formatDateTime } from '../../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { toast } from '../../../toasts/toast.ts'
import { fromUnits } from '../cash-out/cash-out-price.ts'
import { offerOf, useCashOutPrices } from '../cash-out/use-cash-out.ts'
import type { ShownBet } from '../shown-bet.ts'
import { useAmounts } from '../../../page-kit/amounts/signed-amounts.ts'
import { autoQuery, isActive, useCancelAuto } from './auto-queries.ts'

const AutoSheet = lazy(() => import('./auto-sheet.tsx'))

type AutoSectionProps = { bet: ShownBet; currency: Currency }

/** Of a ticket: what the provider ends by itself and when, what it has ended and why, and the way to set it. */
export function AutoSection({ bet, currency }: AutoSectionProps) {
  const say = useMessages()
  const autos = useQuery(autoQuery(bet.id))
  const prices = useCashOutPrices([bet])
  const [isOpen, setOpen] = useState(false)
  const offer = offerOf(bet, prices, currency)
  const active = autos.data?.find(isActive) ?? null
  const { price, payout } = offer ?? {}
  const priced = offer && price && payout ? { ...offer, price, payout } : null
  if (autos.isError && bet.mayCashOut) return <Unread onRetry={() => void autos.refetch()} />
  if (!autos.data || (autos.data.length === 0 && !bet.mayCashOut)) return null
  return (
    <section className="flex flex-col gap-2 text-footnote">
      <h3 className="text-callout font-semibold">{say('betRecord.auto.title')}</h3>
      {autos.data.map((auto) => (
        <AutoRow key={auto.id} auto={auto} bet={bet} currency={currency} />
      ))}
      <div className="flex gap-2">
        {bet.mayCashOut && active?.state !== 'running' ? (
          <Button size="s" className="grow" disabled={!priced} onClick={() => setOpen(true)}>
            {say(
              priced
                ? active
                  ? 'betRecord.auto.edit'
                  : 'betRecord.auto.submit'
                : 'betRecord.cashOut.closed',
            )}
          </Button>
        ) : null}
        {active?.state === 'waiting' ? <CancelButton id={active.id} /> : null}
      </div>
      {isOpen && priced ? (
        <Suspense fallback={null}>
          <AutoSheet bet={bet} offer={priced} before={active} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </section>
  )
}

function Unread({ onRetry }: { onRetry: () => void }) {
  const say = useMessages()
  return (
    <p className="flex items-center justify-between gap-3 text-footnote text-text-2" role="alert">
      {say('betRecord.auto.unknown')}
      <Button size="s" onClick={onRetry}>
        {say('betRecord.auto.retry')}
      </Button>
    </p>
  )
}

function CancelButton({ id }: { id: string }) {
  const say = useMessages()
  const cancel = useCancelAuto()
  return (
    <Button
      size="s"
      className="grow"
      busy={cancel.isPending}
      onClick={() =>
        cancel.mutate(id, {
          onSuccess: () => toast.show(say('betRecord.auto.cancelled'), { kind: 'success' }),
        })
      }
    >
      {say('betRecord.auto.cancel')}
    </Button>
  )
}

const STATES: Record<AutoCashOut['state'], { text: PlainMessageKey; tone: BadgeTone }> = {
  waiting: { text: 'betRecord.auto.waiting', tone: 'pending' },
  running: { text: 'betRecord.auto.running', tone: 'pending' },
  done: { text: 'betRecord.auto.done', tone: 'win' },
  over: { text: 'betRecord.auto.over', tone: 'neutral' },
  cancelled: { text: 'betRecord.auto.cancelled', tone: 'neutral' },
}

function AutoRow({ auto, bet, currency }: AutoSectionProps & { auto: AutoCashOut }) {
  const say = useMessages()
  const language = useLanguage()
  const conditionText = useConditionText(bet, currency)
  const { whole } = useAmounts(currency)
  const { text, tone } = STATES[auto.state]
  const { cause, firedAt } = auto
  const amount = (units: number) => whole(fromUnits(units, currency))
  const fired = cause
    ? [
        cause.minute === null || cause.condition.kind === 'minute'
          ? ''
          : say('betRecord.auto.firedMinute', { minute: cause.minute }),
        say('betRecord.auto.firedAt', { time: formatDateTime(firedAt ?? 0, language) }),
        say('betRecord.auto.firedWorth', { worth: amount(cause.worth) }),
      ]
    : []
  return (
    <div className="flex flex-col gap-1 rounded-[12px] bg-surface-2 px-3 py-2">
      <p className="flex items-center justify-between gap-3">
        <span>
          {auto.stake === null
            ? say('betRecord.auto.all')
            : say('betRecord.auto.part', { amount: amount(auto.stake) })}
        </span>
        <Badge tone={tone}>{say(text)}</Badge>
      </p>
      {(cause ? [cause.condition] : auto.conditions).map((condition) => (
        <p key={conditionText(condition)} className="text-text-2">
          {conditionText(condition)}
        </p>
      ))}
      {cause ? <p className="text-text-3">{fired.filter(Boolean).join(' · ')}</p> : null}
    </div>
  )
}

const AMOUNT_TEXTS = { return: 'betRecord.auto.cause.return', loss: 'betRecord.auto.cause.loss' } as const
const EVENT_TEXTS = { goal: 'betRecord.auto.cause.goal', redCard: 'betRecord.auto.cause.redCard' } as const

/** What a condition waits for, in a few words. */
function useConditionText({ shownLegs }: ShownBet, currency: Currency) {
  const say = useMessages()
  const { whole } = useAmounts(currency)
  return (condition: AutoCashOutCondition): string => {
    if ('amount' in condition)
      return say(AMOUNT_TEXTS[condition.kind], {
        amount: whole(fromUnits(condition.amount, currency)),
      })
    const match = shownLegs.find(({ matchId }) => Number(matchId) === condition.matchId)?.matchName ?? ''
    return condition.kind === 'minute'
      ? say('betRecord.auto.cause.minute', { minute: condition.minute, match })
      : say(EVENT_TEXTS[condition.event], { match })
  }
}
