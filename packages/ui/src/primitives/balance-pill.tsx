import type { MouseEvent } from 'react'
import { PlusIcon } from '../icons/plus.tsx'
import { Amount, type AmountParts } from './amount.tsx'
import './balance-pill.css'

type BalancePillProps = {
  parts: AmountParts
  /** The shortcut that adds money. */
  add: { label: string; href: string; onClick?: (event: MouseEvent<HTMLAnchorElement>) => void }
}

/** What the member has, with the way to add more. */
export function BalancePill({ parts, add }: BalancePillProps) {
  return (
    <div className="ui-balance-pill">
      <span>
        <Amount parts={parts} />
      </span>
      <a className="ui-balance-pill-add" href={add.href} onClick={add.onClick} aria-label={add.label}>
        <PlusIcon size={15} />
      </a>
    </div>
  )
}
