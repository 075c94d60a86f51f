import { CardsIcon } from '@keo/ui/icons/cards'
import { SoccerBallIcon } from '@keo/ui/icons/soccer-ball'
import { TimerIcon } from '@keo/ui/icons/timer'
import { TrendDownIcon } from '@keo/ui/icons/trend-down'
import { TrendUpIcon } from '@keo/ui/icons/trend-up'
import { Button } from '@keo/ui/primitives/button'
import { money, type Money } from '@keo/units/money'
import { formatPercent } from '../../../language/format.ts'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { mayPart, payoutOf, unitOf } from '../cash-out/cash-out-price.ts'
import type { CashOutOffer } from '../cash-out/use-cash-out.ts'
import { useAmounts } from '../../../page-kit/amounts/signed-amounts.ts'
import { type AutoBounds, type AutoForm, type AutoRule, halfOf, isPossible } from './auto-form.ts'
import { AutoRuleRow } from './auto-rule-row.tsx'

/** An offer with a price: without one nothing can be set. */
export type PricedOffer = CashOutOffer & { readonly price: bigint; readonly payout: Money }

type RulesProps = { form: AutoForm; bounds: AutoBounds; onChange: (change: Partial<AutoForm>) => void }

const switched = (form: AutoForm, rule: AutoRule, isOn: boolean) => ({ isOn: { ...form.isOn, [rule]: isOn } })

/** What the bet may bring, up and down. */
export function AmountRules({ form, bounds, open, onChange }: RulesProps & { open: Money }) {
  const say = useMessages()
  const language = useLanguage()
  const { currency } = open
  const { whole } = useAmounts(currency)
  const step = Number(unitOf(currency).minor)
  const amount = (minor: bigint) => whole(money(minor, currency))
  const gain = form.return - open.minor
  const sliderOf = (rule: 'return' | 'loss') => ({
    value: Number(form[rule]),
    min: Number(bounds[rule].least),
    max: Number(bounds[rule].most),
    step,
    onChange: (value: number) => onChange({ [rule]: BigInt(value) }),
  })
  return (
    <div className="mt-1 border-b border-line">
      {isPossible(bounds.return) || form.isOn.return ? (
        <AutoRuleRow
          icon={<TrendUpIcon size={19} />}
          tone="bg-win-soft text-win"
          name={say('betRecord.auto.return')}
          note={say('betRecord.auto.returnNote', { amount: amount(form.return) })}
          value={`${gain > 0n ? '+' : ''}${amount(gain)}`}
          isOn={form.isOn.return}
          onSwitch={(isOn) => onChange(switched(form, 'return', isOn))}
          slider={sliderOf('return')}
        />
      ) : null}
      {isPossible(bounds.loss) || form.isOn.loss ? (
        <AutoRuleRow
          icon={<TrendDownIcon size={19} />}
          tone="bg-pending-soft text-pending"
          name={say('betRecord.auto.loss')}
          note={say('betRecord.auto.lossNote', {
            percent: formatPercent(
              Math.round((Number(form.loss) / Number(open.minor)) * 100) / 100,
              language,
            ),
          })}
          value={amount(form.loss)}
          isOn={form.isOn.loss}
          onSwitch={(isOn) => onChange(switched(form, 'loss', isOn))}
          slider={sliderOf('loss')}
        />
      ) : null}
    </div>
  )
}

const EVENTS = [
  {
    rule: 'goal',
    name: 'betRecord.auto.goal',
    icon: <SoccerBallIcon size={19} />,
    tone: 'bg-info-soft text-info',
  },
  {
    rule: 'redCard',
    name: 'betRecord.auto.redCard',
    icon: <CardsIcon size={19} />,
    tone: 'bg-error-soft text-error',
  },
] as const

/** What may happen in its last match. */
export function MatchRules({ form, bounds, match, onChange }: RulesProps & { match: string }) {
  const say = useMessages()
  return (
    <div className="border-b border-line">
      <AutoRuleRow
        icon={<TimerIcon size={19} />}
        tone="bg-info-soft text-info"
        name={say('betRecord.auto.minute')}
        note={say('betRecord.auto.match', { match })}
        value={`${form.minute}'`}
        isOn={form.isOn.minute}
        onSwitch={(isOn) => onChange(switched(form, 'minute', isOn))}
        slider={{
          value: form.minute,
          min: bounds.minute.least,
          max: bounds.minute.most,
          step: 1,
          onChange: (minute) => onChange({ minute }),
        }}
      />
      {EVENTS.map(({ rule, name, icon, tone }) => (
        <AutoRuleRow
          key={rule}
          icon={icon}
          tone={tone}
          name={say(name)}
          note={say('betRecord.auto.eventNote', { match })}
          isOn={form.isOn[rule]}
          onSwitch={(isOn) => onChange(switched(form, rule, isOn))}
        />
      ))}
    </div>
  )
}

/** All of it, or half. */
export function PartChoice({ form, offer, onChange }: Omit<RulesProps, 'bounds'> & { offer: PricedOffer }) {
  const say = useMessages()
  const { open, least } = offer
  const { whole } = useAmounts(open.currency)
  if (!mayPart(open, least)) return null
  const paid = payoutOf(form.stake ?? open, offer.price)
  return (
    <div className="flex items-center gap-2 pt-3">
      <span className="grow text-callout text-text-2">
        {form.stake === null
          ? say('betRecord.auto.all')
          : say('betRecord.auto.part', { amount: whole(form.stake) })}
        <span className="num block text-caption text-text-3">
          {say('betRecord.auto.returnNote', { amount: whole(paid) })}
        </span>
      </span>
      <Button
        size="s"
        aria-pressed={form.stake !== null}
        onClick={() => onChange({ stake: halfOf(open, least) })}
      >
        {say('betRecord.cashOut.half')}
      </Button>
      <Button size="s" aria-pressed={form.stake === null} onClick={() => onChange({ stake: null })}>
        {say('betRecord.cashOut.whole')}
      </Button>
    </div>
  )
}
