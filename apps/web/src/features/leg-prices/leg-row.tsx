import { CheckIcon } from '@keo/ui/icons/check'
import { ClockIcon } from '@keo/ui/icons/clock'
import { LockIcon } from '@keo/ui/icons/lock'
import { MinusIcon } from '@keo/ui/icons/minus'
import { XIcon } from '@keo/ui/icons/x'
import type { Price } from '@keo/units/price'
import type { ReactNode } from 'react'
import { useMessages } from '../../language/messages.ts'
import { oddsText, useOddsFormat } from '../sportsbook/index.ts'
import type { LegNow } from './leg-now.ts'
import './leg-row.css'

export type LegTone = 'won' | 'lost' | 'none' | 'open' | 'live' | 'sealed'

type LegRowProps = {
  tone: LegTone
  title: string
  note: ReactNode
  /** Then, and now; null where nobody may know it. */
  price: Price | null
  now: LegNow
}

/** One leg of a plan, a ticket or a slip: how it stands, what it is, and what it costs. */
export function LegRow({ tone, title, note, price, now }: LegRowProps) {
  return (
    <div className="leg-row">
      <span className="leg-row-mark" data-tone={tone} aria-hidden="true">
        {MARKS[tone]}
      </span>
      <div>
        <b>{title}</b>
        <p>{note}</p>
      </div>
      {price === null ? null : <LegPrice price={price} now={now} />}
    </div>
  )
}

/** Never by colour alone. */
const MARKS: Readonly<Record<LegTone, ReactNode>> = {
  won: <CheckIcon size={14} weight="bold" />,
  lost: <XIcon size={12} weight="bold" />,
  none: <MinusIcon size={12} weight="bold" />,
  open: <ClockIcon size={14} />,
  live: <i />,
  sealed: <LockIcon size={13} />,
}

function LegPrice({ price, now }: { price: Price; now: LegNow }) {
  const say = useMessages()
  const format = useOddsFormat()
  return (
    <div className="leg-row-price num">
      {oddsText(price, format)}
      {now === null ? null : (
        <span data-change={now === 'gone' || now === price ? undefined : now > price ? 'up' : 'down'}>
          {now === 'gone' ? say('legs.gone') : say('legs.now', { price: oddsText(now, format) })}
        </span>
      )}
    </div>
  )
}
