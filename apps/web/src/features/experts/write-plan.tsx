import {
  EXPERT_SHARE,
  OPEN_PLANS_MAX,
  PLAN_LEGS_MAX,
  PLAN_PRICES,
  PLAN_TEXT_MAX,
  PLAN_TEXT_MIN,
} from '@keo/contract/own-plans'
import { Chip } from '@keo/ui/bars/chip'
import { Form } from '@keo/ui/patterns/form'
import { Button } from '@keo/ui/primitives/button'
import { Card } from '@keo/ui/primitives/card'
import { EmptyState } from '@keo/ui/primitives/empty-state'
import { SectionTitle } from '@keo/ui/primitives/section-title'
import { useState } from 'react'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { paths } from '../../navigation/paths.ts'
import { useGo } from '../../navigation/use-go.ts'
import { fieldError } from '../../page-kit/field-error.ts'
import { Problem } from '../../page-kit/problem.tsx'
import { toast } from '../../toasts/toast.ts'
import { oddsText, useOddsFormat } from '../sportsbook/index.ts'
import { dongText } from './expert-words.ts'
import { useWritePlan } from './own-queries.ts'
import { OwnText } from './own-text.tsx'
import { RecentPlans } from './recent-plans.tsx'
import { type CartLeg, useCartLegs } from './use-cart-legs.ts'
import './write-plan.css'

type WritePlanProps = { expertId: string; openPlans: number }

/** A plan of what stands in the cart, at the prices of now. */
export default function WritePlan({ expertId, openPlans }: WritePlanProps) {
  const say = useMessages()
  const legs = useCartLegs()
  return (
    <div className="write-plan">
      <div className="expert-section">
        <SectionTitle>{say('own.write')}</SectionTitle>
        <small className="num">{say('own.openPlans', { count: openPlans, max: OPEN_PLANS_MAX })}</small>
      </div>
      {openPlans >= OPEN_PLANS_MAX ? (
        <p className="expert-note">{say('own.full')}</p>
      ) : legs.length === 0 ? (
        <EmptyCart />
      ) : (
        <PlanForm legs={legs} />
      )}
      <RecentPlans id={expertId} title={say('own.mine')} />
    </div>
  )
}

function EmptyCart() {
  const say = useMessages()
  const go = useGo()
  return (
    <EmptyState
      title={say('own.cartEmpty')}
      note={say('own.cartEmptyNote', { max: PLAN_LEGS_MAX })}
      action={
        <Button kind="primary" onClick={() => go.to(paths.sports())}>
          {say('own.toSports')}
        </Button>
      }
    />
  )
}

function PlanForm({ legs }: { legs: readonly CartLeg[] }) {
  const say = useMessages()
  const go = useGo()
  const [text, setText] = useState('')
  const [price, setPrice] = useState<(typeof PLAN_PRICES)[number] | null>(null)
  const write = useWritePlan()
  const sold = legs.flatMap(({ state, ...leg }) =>
    typeof state === 'number' ? [{ ...leg, price: state }] : [],
  )
  const isFit = sold.length === legs.length && legs.length <= PLAN_LEGS_MAX
  const canSeal = isFit && text.trim().length >= PLAN_TEXT_MIN
  const seal = () => {
    if (!canSeal || write.isPending) return
    const named = sold.map(({ matchId, marketId, optionType, price: seen }) => ({
      matchId: String(matchId),
      marketId,
      optionType,
      price: seen,
    }))
    write.mutate(
      { legs: named, text, price },
      {
        onSuccess: ({ id }) => {
          toast.show(say('own.sealed'), { kind: 'success' })
          go.to(paths.plan(id))
        },
      },
    )
  }
  return (
    <Form onSubmit={seal}>
      <Legs legs={legs} />
      <OwnText
        label={say('own.text')}
        placeholder={say('own.textPlaceholder')}
        rule={say('own.textRule', { min: PLAN_TEXT_MIN, max: PLAN_TEXT_MAX })}
        error={fieldError(write.error, 'text')}
        max={PLAN_TEXT_MAX}
        value={text}
        onChange={setText}
      />
      <Prices price={price} onChange={setPrice} />
      <Problem error={write.error} />
      <p className="expert-note">{say('own.sealNote')}</p>
      <Button type="submit" kind="primary" size="l" wide disabled={!canSeal} busy={write.isPending}>
        {say('own.seal')}
      </Button>
    </Form>
  )
}

function Legs({ legs }: { legs: readonly CartLeg[] }) {
  const say = useMessages()
  const format = useOddsFormat()
  const priceOf = ({ state }: CartLeg) => {
    if (state === null) return '…'
    if (typeof state === 'number') return oddsText(state, format)
    return say(state === 'gone' ? 'own.gone' : 'own.begun')
  }
  return (
    <section>
      <SectionTitle>{say('own.legs')}</SectionTitle>
      <Card className="expert-list write-plan-legs">
        {legs.map((leg) => (
          <div
            key={`${leg.marketId}-${leg.optionType}`}
            data-gone={typeof leg.state === 'string' || undefined}
          >
            <span>
              <b>{leg.option}</b>
              <small>{`${leg.market} · ${leg.match}`}</small>
            </span>
            <em className="num">{priceOf(leg)}</em>
          </div>
        ))}
      </Card>
      {legs.length > PLAN_LEGS_MAX ? (
        <p className="write-plan-warning" role="alert">
          {say('own.tooMany', { max: PLAN_LEGS_MAX })}
        </p>
      ) : null}
    </section>
  )
}

type PricesProps = {
  price: (typeof PLAN_PRICES)[number] | null
  onChange: (price: (typeof PLAN_PRICES)[number] | null) => void
}

function Prices({ price, onChange }: PricesProps) {
  const say = useMessages()
  const language = useLanguage()
  return (
    <fieldset>
      <legend className="ui-field-label">{say('own.price')}</legend>
      <div className="write-plan-prices">
        <Chip on={price === null} onClick={() => onChange(null)}>
          {say('own.free')}
        </Chip>
        {PLAN_PRICES.map((one) => (
          <Chip key={one} on={price === one} onClick={() => onChange(one)}>
            {dongText(one, language)}
          </Chip>
        ))}
      </div>
      {price === null ? null : (
        <p className="expert-note pt-2">{say('own.share', { percent: EXPERT_SHARE })}</p>
      )}
    </fieldset>
  )
}
