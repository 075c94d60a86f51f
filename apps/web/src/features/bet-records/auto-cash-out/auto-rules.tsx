import { RadioList } from '@keo/ui/fields/radio-list'
import { CardsIcon } from '@keo/ui/icons/cards'
import { SoccerBallIcon } from '@keo/ui/icons/soccer-ball'
import { TimerIcon } from '@keo/ui/icons/timer'
import { TrendDownIcon } from '@keo/ui/icons/trend-down'
import { TrendUpIcon } from '@keo/ui/icons/trend-up'
import type { MatchRule } from '@keo/sportsbook-contract/match-rules'
import { money, type Money } from '@keo/units/money'
import { formatKickOff } from '../../../language/format-dates.ts'
import { formatPercent } from '../../../language/format.ts'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { mayPart, partOf, payoutOf, unitOf } from '../cash-out/cash-out-price.ts'
import { PartChoice } from '../cash-out/part-choice.tsx'
import type { CashOutOffer } from '../cash-out/use-cash-out.ts'
import type { ShownLeg } from '../shown-bet.ts'
import { useAmounts } from '../../../page-kit/amounts/signed-amounts.ts'
import { type AutoBounds, type AutoForm, type AutoRule, isPossible } from './auto-form.ts'
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

type MatchRulesProps = RulesProps & { match: string; rules: readonly MatchRule[] }

/** What may happen in the match that is waited for, as far as its sport has it. */
export function MatchRules({ form, bounds, match, rules, onChange }: MatchRulesProps) {
  const say = useMessages()
  const onSwitch = (rule: MatchRule) => (isOn: boolean) => onChange(switched(form, rule, isOn))
  return (
    <div className="border-b border-line">
      {rules.includes('minute') ? (
        <AutoRuleRow
          icon={<TimerIcon size={19} />}
          tone="bg-info-soft text-info"
          name={say('betRecord.auto.minute')}
          note={say('betRecord.auto.match', { match })}
          value={`${form.minute}'`}
          isOn={form.isOn.minute}
          onSwitch={onSwitch('minute')}
          slider={{
            value: form.minute,
            min: bounds.minute.least,
            max: bounds.minute.most,
            step: 1,
            onChange: (minute) => onChange({ minute }),
          }}
        />
      ) : null}
      {EVENTS.filter(({ rule }) => rules.includes(rule)).map(({ rule, name, icon, tone }) => (
        <AutoRuleRow
          key={rule}
          icon={icon}
          tone={tone}
          name={say(name)}
          note={say('betRecord.auto.eventNote', { match })}
          isOn={form.isOn[rule]}
          onSwitch={onSwitch(rule)}
        />
      ))}
    </div>
  )
}

/** Of a series: which match the minute and the events are of. */
export function MatchChoice({
  matches,
  match,
  onChange,
}: {
  matches: readonly ShownLeg[]
  match: ShownLeg
  onChange: (match: ShownLeg) => void
}) {
  const say = useMessages()
  const language = useLanguage()
  return (
    <div className="pt-3">
      <p className="text-callout text-text-2">{say('betRecord.auto.whichMatch')}</p>
      <RadioList
        label={say('betRecord.auto.whichMatch')}
        value={match.matchId}
        options={matches.map(({ matchId, matchName, startsAtMs, minute }) => ({
          key: matchId,
          label: matchName,
          note: minute || formatKickOff(startsAtMs, language),
        }))}
        onChange={(id) => {
          const chosen = matches.find(({ matchId }) => matchId === id)
          if (chosen) onChange(chosen)
        }}
      />
    </div>
  )
}

/** How much of the stake ends, and what that would bring now. */
export function AutoPart({ form, offer, onChange }: Omit<RulesProps, 'bounds'> & { offer: PricedOffer }) {
  const say = useMessages()
  const { open, least, price } = offer
  const { whole } = useAmounts(open.currency)
  if (!mayPart(open, least)) return null
  const stake = form.stake ?? open
  return (
    <div className="pt-3">
      <PartChoice
        stake={stake}
        offer={offer}
        onChange={(wanted) => onChange({ stake: wanted && partOf(wanted, offer) })}
      />
      <p className="num text-caption text-text-3">
        {say('betRecord.auto.returnNow', { amount: whole(payoutOf(stake, price)) })}
      </p>
    </div>
  )
}
