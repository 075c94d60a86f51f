import type { LegResult, PlanDetail, PlanLeg } from '@keo/contract/experts'
import { CheckIcon } from '@keo/ui/icons/check'
import { ClockIcon } from '@keo/ui/icons/clock'
import { LockIcon } from '@keo/ui/icons/lock'
import { MinusIcon } from '@keo/ui/icons/minus'
import { XIcon } from '@keo/ui/icons/x'
import { Card } from '@keo/ui/primitives/card'
import { SectionTitle } from '@keo/ui/primitives/section-title'
import { formatKickOff } from '../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { oddsText, useOddsFormat } from '../sportsbook/index.ts'
import {
  instantOf,
  KIND_WORDS,
  matchText,
  priceOfThousandths,
  RESULT_WORDS,
  wholePrice,
} from './expert-words.ts'
import { pickText } from './pick-words.ts'
import type { LegNow } from './use-legs-now.ts'
import './plan-legs.css'

type PlanLegsProps = { plan: PlanDetail; now: readonly LegNow[] }

export function PlanLegs({ plan, now }: PlanLegsProps) {
  const say = useMessages()
  const format = useOddsFormat()
  const price = wholePrice(plan)
  return (
    <section>
      <div className="expert-section">
        <SectionTitle>{say('plan.legs', { count: plan.legs.length })}</SectionTitle>
        {price === null ? null : (
          <small className="num">{say('plan.total', { price: oddsText(price, format) })}</small>
        )}
      </div>
      <Card className="expert-list">
        {plan.legs.map((leg, index) => (
          <Leg key={leg.matchId} leg={leg} now={now[index] ?? null} />
        ))}
      </Card>
    </section>
  )
}

function Leg({ leg, now }: { leg: PlanLeg; now: LegNow }) {
  const say = useMessages()
  const language = useLanguage()
  const { pick, result } = leg
  const isKnown = leg.homeScore !== null
  const time = formatKickOff(instantOf(leg.time), language)
  const parts = [
    ...(pick ? [say(KIND_WORDS[pick.kind])] : []),
    matchText(leg),
    ...(isKnown ? [] : [time]),
    ...(result ? [say(RESULT_WORDS[result])] : []),
  ]
  return (
    <div className="plan-leg">
      <LegMark result={result} isSealed={pick === null} />
      <div>
        <b>{pick ? pickText(pick, leg, say) : say('plan.hiddenPick')}</b>
        <p>{parts.join(' · ')}</p>
      </div>
      {pick ? <LegPrice price={pick.price} now={now} /> : null}
    </div>
  )
}

function LegPrice({ price, now }: { price: number; now: LegNow }) {
  const say = useMessages()
  const format = useOddsFormat()
  return (
    <div className="plan-leg-price num">
      {oddsText(priceOfThousandths(price), format)}
      {now === null ? null : (
        <span data-change={now === 'gone' || now === price ? undefined : now > price ? 'up' : 'down'}>
          {now === 'gone' ? say('plan.gone') : say('plan.now', { price: oddsText(now, format) })}
        </span>
      )}
    </div>
  )
}

const TONES: Readonly<Record<LegResult, 'won' | 'lost' | 'none'>> = {
  won: 'won',
  halfWon: 'won',
  lost: 'lost',
  halfLost: 'lost',
  push: 'none',
  void: 'none',
}

function LegMark({ result, isSealed }: { result: LegResult | null; isSealed: boolean }) {
  const tone = result === null ? 'open' : TONES[result]
  return (
    <span className="plan-leg-mark" data-tone={tone} aria-hidden="true">
      {tone === 'won' ? <CheckIcon size={14} weight="bold" /> : null}
      {tone === 'lost' ? <XIcon size={12} weight="bold" /> : null}
      {tone === 'none' ? <MinusIcon size={12} weight="bold" /> : null}
      {tone === 'open' ? isSealed ? <LockIcon size={13} /> : <ClockIcon size={14} /> : null}
    </span>
  )
}
