import { Slider } from '@keo/ui/fields/slider'
import { Button } from '@keo/ui/primitives/button'
import { money, type Money } from '@keo/units/money'
import { useMessages } from '../../../language/messages.ts'
import { useAmounts } from '../../../page-kit/amounts/signed-amounts.ts'
import { mayPart, unitOf } from './cash-out-price.ts'
import type { CashOutOffer } from './use-cash-out.ts'

type PartChoiceProps = {
  stake: Money
  offer: Pick<CashOutOffer, 'open' | 'least'>
  /** Nothing can be chosen just now. */
  isHeld?: boolean
  /** Null for all that is open. */
  onChange: (stake: Money | null) => void
}

/** How much of the stake ends: a slider, half of it and all of it. Nothing where a part cannot be closed. */
export function PartChoice({ stake, offer, isHeld = false, onChange }: PartChoiceProps) {
  const say = useMessages()
  const { open, least } = offer
  const { whole } = useAmounts(open.currency)
  const unit = unitOf(open.currency).minor
  if (!mayPart(open, least)) return null
  const choose = (minor: bigint): void => onChange(minor >= open.minor ? null : money(minor, open.currency))
  return (
    <div className="flex flex-col gap-1">
      <p className="flex items-baseline justify-between gap-3 text-callout">
        <span className="text-text-2">{say('betRecord.cashOut.part')}</span>
        <b className="num font-semibold">{whole(stake)}</b>
      </p>
      <Slider
        label={say('betRecord.cashOut.part')}
        valueText={whole(stake)}
        value={Number(stake.minor)}
        min={Number(least.minor)}
        max={Number(open.minor)}
        step={Number(unit)}
        disabled={isHeld}
        onChange={(value) => choose(BigInt(value))}
      />
      <div className="flex gap-2">
        <Button
          size="s"
          className="grow"
          disabled={isHeld}
          onClick={() => choose((open.minor / 2n / unit) * unit)}
        >
          {say('betRecord.cashOut.half')}
        </Button>
        <Button size="s" className="grow" disabled={isHeld} onClick={() => onChange(null)}>
          {say('betRecord.cashOut.whole')}
        </Button>
      </div>
      <p className="text-caption text-pretty text-text-3">
        {say('betRecord.cashOut.min', { amount: whole(least) })}
      </p>
    </div>
  )
}
