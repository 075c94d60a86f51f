import type { LegResult, PlanDetail, PlanLeg } from '@keo/contract/experts'
import { Card } from '@keo/ui/primitives/card'
import { SectionTitle } from '@keo/ui/primitives/section-title'
import { formatKickOff } from '../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { type LegNow, LegRow, type LegTone } from '../leg-prices/index.ts'
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
    <LegRow
      tone={result ? TONES[result] : pick ? 'open' : 'sealed'}
      title={pick ? pickText(pick, leg, say) : say('plan.hiddenPick')}
      note={parts.join(' · ')}
      price={pick ? priceOfThousandths(pick.price) : null}
      now={now}
    />
  )
}

const TONES: Readonly<Record<LegResult, LegTone>> = {
  won: 'won',
  halfWon: 'won',
  lost: 'lost',
  halfLost: 'lost',
  push: 'none',
  void: 'none',
}
