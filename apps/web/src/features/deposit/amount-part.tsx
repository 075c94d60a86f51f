import type { DepositChannel } from '@keo/contract/deposit'
import { AmountChips } from '@keo/ui/fields/amount-chips'
import { parseMoney } from '@keo/units/money'
import { AmountField } from '../../page-kit/amounts/amount-field.tsx'
import { amountParts, formatCompact, formatWholeMoney } from '../../language/format.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { Explained } from '../../page-kit/explain/explained.tsx'
import { type Bounds, isWithin, wholeOf } from './amount-entry.ts'
import type { DepositDraft } from './use-deposit-draft.ts'

export function AmountPart({ draft, channel }: { draft: DepositDraft; channel: DepositChannel }) {
  const say = useMessages()
  const language = useLanguage()
  const bounds = draft.range ?? channel
  const range = useRange(bounds)
  const isWrong = draft.amount !== '' && !isWithin(bounds, draft.amount)
  return (
    <section className="flex flex-col gap-2.5">
      <div className="flex items-baseline justify-between gap-2">
        <h2 className="flex-none text-body font-semibold">{say('deposit.amount')}</h2>
        <RangeText draft={draft} channel={channel} text={range} />
      </div>
      <AmountField
        key={channel.currency}
        amount={draft.amount}
        onChange={draft.type}
        currency={channel.currency}
        symbol={channel.currency === 'USDT' ? 'USDT' : '₫'}
        label={say('deposit.amount')}
        placeholder={say('deposit.placeholder')}
        clearLabel={say('deposit.clear')}
        {...(isWrong ? { error: range } : {})}
      />
      <AmountChips
        label={say('deposit.usual')}
        value={draft.amount === '' ? null : Number(draft.amount)}
        onChange={(amount) => draft.type(String(amount))}
        chips={channel.presets.map((preset) => ({
          amount: wholeOf(preset),
          label: formatCompact(wholeOf(preset), language),
          ...(preset === channel.popular ? { tag: say('deposit.popular') } : {}),
        }))}
      />
    </section>
  )
}

/** A merchant's own limits may be narrower than the channel's. */
function RangeText({ draft, channel, text }: { draft: DepositDraft; channel: DepositChannel; text: string }) {
  const [own, whole] = [boundsOf(draft.range ?? channel), boundsOf(channel)]
  if (!own || !whole) return null
  const isNarrower = own.least.minor !== whole.least.minor || own.most.minor !== whole.most.minor
  return (
    <Explained
      kind="depositRange"
      of={{ channel: channel.name, ...own, ofChannel: isNarrower ? whole : null }}
      className="num text-right text-footnote text-text-3"
    >
      {text}
    </Explained>
  )
}

function boundsOf({ min, max, currency }: Bounds) {
  const [least, most] = [parseMoney(min, currency), parseMoney(max, currency)]
  return least && most ? { least, most } : null
}

function useRange(bounds: Bounds): string {
  const say = useMessages()
  const language = useLanguage()
  const found = boundsOf(bounds)
  if (!found) return ''
  const { least, most } = found
  // The currency once is enough.
  return say('deposit.range', {
    min: amountParts(least, language).whole,
    max: formatWholeMoney(most, language),
  })
}
