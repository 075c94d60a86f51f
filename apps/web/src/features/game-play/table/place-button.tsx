import { Drawing } from '@keo/ui/pictures/drawing'
import { useLongPress } from '@keo/ui/use-long-press'
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react'
import { useMessages } from '../../../language/messages.ts'
import { usePlayAmounts } from '../frame/play-context.ts'
import { amountOf, hundredthsOf } from '../session/play-money.ts'
import { chipDrawing } from './table-drawings.ts'

type PlaceAttributes = Pick<ComponentProps<'button'>, 'style' | 'tabIndex' | 'onFocus'> & {
  readonly [data: `data-${string}`]: string | number | undefined
}

type PlaceButtonProps = {
  /** What is bet on, and what it pays. */
  name: string
  pays: string
  stake: bigint
  chips: readonly string[]
  onPut: () => void
  /** Long press, the menu key or Delete: the last chip comes back. */
  onTakeLast: () => void
  isLocked: boolean
  outcome?: 'won' | 'lost' | undefined
  kind?: string
  className?: string
  /** Where it lies and how the keyboard reaches it, on a cloth that says so itself. */
  more?: PlaceAttributes | undefined
  children: ReactNode
}

/** A place of a table: its whole card is the target, and the player's stake lies on it. */
export function PlaceButton(props: PlaceButtonProps) {
  const {
    name,
    pays,
    stake,
    chips,
    onPut,
    onTakeLast,
    isLocked,
    outcome,
    kind,
    className = '',
    more,
    children,
  } = props
  const say = useMessages()
  const { text } = usePlayAmounts()
  const own = stake > 0n ? say('tables.yourStake', { amount: text(amountOf(stake)) }) : ''
  const press = useLongPress(onPut, onTakeLast)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Delete' || event.key === 'Backspace') onTakeLast()
  }
  return (
    <button
      type="button"
      className={`table-place ${className}`}
      data-kind={kind}
      data-own={stake > 0n || undefined}
      data-outcome={outcome}
      aria-label={[name, pays, own].filter(Boolean).join(', ')}
      disabled={isLocked}
      onKeyDown={onKeyDown}
      {...press}
      {...more}
    >
      {children}
      <StakeChip stake={stake} chips={chips} />
    </button>
  )
}

/** What the player has on a place, as the largest chip that is in it. */
export function StakeChip({ stake, chips }: { stake: bigint; chips: readonly string[] }) {
  const { compact } = usePlayAmounts()
  if (stake === 0n) return null
  const place = Math.max(
    chips.findLastIndex((chip) => hundredthsOf(chip) <= stake),
    0,
  )
  return (
    <span className="table-stake" aria-hidden="true">
      <Drawing svg={chipDrawing(place)} className="table-chip-face" />
      <b className="num">{compact(amountOf(stake))}</b>
    </span>
  )
}
