import { MinusIcon } from '@keo/ui/icons/minus'
import { PlusIcon } from '@keo/ui/icons/plus'
import { LockIcon } from '@keo/ui/icons/lock'
import type { Currency } from '@keo/units/money'
import { useContext } from 'react'
import { useMessages } from '../../../language/messages.ts'
import { useAmountEntry } from '../../../page-kit/amounts/use-amount-entry.ts'
import type { EngineProps } from '../engine-props.ts'
import { PlayCurrency, usePlayAmounts, usePlayFrame } from '../frame/play-context.ts'
import { isMore, playMoney } from '../session/play-money.ts'
import { Labelled } from './stage.tsx'
import { changedStake, type Stake } from './use-stake.ts'

type StakeFieldProps = {
  stake: Stake
  limits: EngineProps['limits']
  label?: string
  /** A round is under way: the stake stands. */
  isLocked?: boolean
  /** The row of half, double and the most; without it the screen sets `StakeQuick` where there is room. */
  hasQuick?: boolean
}

/** The stake between a minus and a plus, with its bounds, which turn into a complaint when they are not kept. */
export function StakeField({ stake, limits, label, isLocked = false, hasQuick = true }: StakeFieldProps) {
  const say = useMessages()
  const { compact, text } = usePlayAmounts()
  const currency = useContext(PlayCurrency)
  const unit: Currency = playMoney('0', currency).currency
  const entry = useAmountEntry({ amount: stake.amount, onChange: stake.set, currency: unit, isWhole: true })
  const bounds = `${compact(limits.min)}–${compact(limits.max)}`
  const change = useChange(stake, limits)
  const name = label ?? say('game.stake')
  const wrong = !stake.isRight
  return (
    <Labelled label={name} note={<span className={wrong ? 'text-error' : ''}>{bounds}</span>}>
      <div className="play-step" data-locked={isLocked || undefined} data-wrong={wrong || undefined}>
        {isLocked ? (
          <span className="play-step-end" aria-hidden="true">
            <LockIcon size={16} weight="fill" />
          </span>
        ) : (
          <button
            type="button"
            className="play-step-end"
            aria-label={say('game.stakeLess')}
            onClick={() => change('less')}
          >
            <MinusIcon size={18} />
          </button>
        )}
        <input
          className="play-step-value num"
          inputMode="numeric"
          autoComplete="off"
          aria-label={name}
          aria-invalid={wrong || undefined}
          disabled={isLocked}
          value={entry.text}
          onChange={(event) => entry.onText(event.target.value)}
        />
        {isLocked ? null : (
          <button
            type="button"
            className="play-step-end"
            aria-label={say('game.stakeMore')}
            onClick={() => change('more')}
          >
            <PlusIcon size={18} />
          </button>
        )}
      </div>
      {wrong ? (
        <p role="alert" className="mt-1 text-caption text-error">
          {say('game.stakeBounds', { least: text(limits.min), most: text(limits.max) })}
        </p>
      ) : null}
      {hasQuick ? <StakeQuick stake={stake} limits={limits} isLocked={isLocked} /> : null}
    </Labelled>
  )
}

function useChange(stake: Stake, limits: EngineProps['limits']) {
  const { balance } = usePlayFrame()
  const most = isMore(limits.max, balance) && isMore(balance, limits.min) ? balance : limits.max
  return (how: Parameters<typeof changedStake>[1]) =>
    stake.set(
      changedStake(stake.amount || '0', how, { min: limits.min, max: how === 'max' ? most : limits.max }),
    )
}

/** Half, double and the most that limits and balance allow. */
export function StakeQuick({
  stake,
  limits,
  isLocked,
}: Pick<StakeFieldProps, 'stake' | 'limits' | 'isLocked'>) {
  const say = useMessages()
  const change = useChange(stake, limits)
  return (
    <div className="play-quick mt-2" data-locked={isLocked || undefined}>
      <button type="button" disabled={isLocked} onClick={() => change('half')} aria-label={say('game.half')}>
        ½
      </button>
      <button
        type="button"
        disabled={isLocked}
        onClick={() => change('double')}
        aria-label={say('game.double')}
      >
        ×2
      </button>
      <button type="button" disabled={isLocked} onClick={() => change('max')}>
        {say('game.max')}
      </button>
    </div>
  )
}
