import type { PlayLimit } from '@keo/contract/play-limits'
import { Button } from '@keo/ui/primitives/button'
import { ProgressBar } from '@keo/ui/primitives/progress-bar'
import { Sheet } from '@keo/ui/layers/sheet'
import { type Currency, moneyText } from '@keo/units/money'
import { useState } from 'react'
import { AmountField } from '../../../page-kit/amounts/amount-field.tsx'
import { amountParts, formatMoney, formatWholeMoney } from '../../../language/format.ts'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { toast } from '../../../toasts/toast.ts'
import { Problem } from '../../../page-kit/problem.tsx'
import { typedMoney } from '../../../page-kit/amounts/money-entry.ts'
import { Explained } from '../../../page-kit/explain/explained.tsx'
import { momentText } from '../play-words.ts'
import { useConfirmPlayLimit, useSetPlayLimit } from './limit-queries.ts'
import { amountOf, KIND_TEXTS, nearnessOf, PERIOD_TEXTS } from './limit-words.ts'

type LimitSheetProps = {
  limit: PlayLimit
  currency: Currency
  /** Filled in at first; empty where nothing is proposed. */
  proposed: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** What is used of one limit, and the ways to change it. */
export function LimitSheet({ limit, currency, proposed, isOpen, onOpenChange }: LimitSheetProps) {
  const say = useMessages()
  return (
    <Sheet
      open={isOpen}
      onOpenChange={onOpenChange}
      title={`${say(KIND_TEXTS[limit.kind].name)} · ${say(PERIOD_TEXTS[limit.period])}`}
      closeLabel={say('common.close')}
    >
      <div className="flex flex-col gap-3.5 pb-2">
        <Used limit={limit} currency={currency} />
        {limit.raise ? <Raise limit={limit} raise={limit.raise} currency={currency} /> : null}
        <NewLimit limit={limit} currency={currency} proposed={proposed} onDone={() => onOpenChange(false)} />
      </div>
    </Sheet>
  )
}

function Used({ limit, currency }: { limit: PlayLimit; currency: Currency }) {
  const say = useMessages()
  const language = useLanguage()
  const used = formatMoney(amountOf(limit.used, currency), language)
  if (limit.amount === null)
    return <p className="text-callout text-text-2">{say('playLimit.used', { used })}</p>
  const most = formatWholeMoney(amountOf(limit.amount, currency), language)
  const text = say('playLimit.usedOf', { used, limit: most })
  return (
    <div className="flex flex-col gap-2 text-callout">
      <Explained kind="playLimit" of={{ limit, currency }}>
        {text}
      </Explained>
      <ProgressBar share={nearnessOf(limit, currency).share} label={text} />
    </div>
  )
}

type NewLimitProps = { limit: PlayLimit; currency: Currency; proposed: string; onDone: () => void }

function NewLimit({ limit, currency, proposed, onDone }: NewLimitProps) {
  const say = useMessages()
  const language = useLanguage()
  const [digits, setDigits] = useState(proposed)
  const change = useSetPlayLimit()
  const { kind, period } = limit
  const typed = typedMoney(digits, currency)
  const parts = amountParts(amountOf(limit.used, currency), language)

  const set = (amount: string | null): void =>
    change.mutate(
      { kind, period, amount },
      {
        onSuccess({ limits }) {
          const now = limits.find((one) => one.kind === kind && one.period === period)
          toast.show(say(now?.raise ? 'playLimit.asked' : 'play.saved'), { kind: 'success' })
          setDigits('')
          onDone()
        },
      },
    )
  return (
    <>
      <AmountField
        amount={digits}
        onChange={setDigits}
        currency={currency}
        symbol={(parts.after || parts.before).trim()}
        label={say('playLimit.amount')}
        placeholder="0"
      />
      <Problem error={change.error} />
      <Button
        kind="primary"
        busy={change.isPending}
        disabled={!typed}
        onClick={() => typed && set(moneyText(typed))}
      >
        {say('playLimit.set')}
      </Button>
      {limit.amount === null ? null : (
        <Button disabled={change.isPending} onClick={() => set(null)}>
          {say('playLimit.remove')}
        </Button>
      )}
    </>
  )
}

type RaiseProps = { limit: PlayLimit; raise: NonNullable<PlayLimit['raise']>; currency: Currency }

/** A higher limit waits for its day, then for a second word. Asking for what holds now takes it back. */
function Raise({ limit, raise, currency }: RaiseProps) {
  const say = useMessages()
  const confirm = useConfirmPlayLimit()
  const change = useSetPlayLimit()
  const { kind, period, amount } = limit
  return (
    <div className="flex flex-col gap-2.5 rounded-m bg-surface-2 p-3 text-footnote">
      <p>{useRaiseText(raise, currency)}</p>
      <div className="flex gap-2">
        <Button size="s" busy={change.isPending} onClick={() => change.mutate({ kind, period, amount })}>
          {say('limit.keep')}
        </Button>
        {raise.isReady ? (
          <Button
            size="s"
            kind="soft"
            busy={confirm.isPending}
            onClick={() => confirm.mutate({ kind, period })}
          >
            {say('limit.confirm')}
          </Button>
        ) : null}
      </div>
      <Problem error={confirm.error ?? change.error} />
    </div>
  )
}

function useRaiseText({ amount, readyTime, isReady }: RaiseProps['raise'], currency: Currency): string {
  const say = useMessages()
  const language = useLanguage()
  const time = momentText(readyTime, language)
  if (amount === null) return isReady ? say('limit.raiseReadyNone') : say('limit.raiseWaitingNone', { time })
  const limit = formatWholeMoney(amountOf(amount, currency), language)
  return isReady ? say('limit.raiseReady', { limit }) : say('limit.raiseWaiting', { limit, time })
}
