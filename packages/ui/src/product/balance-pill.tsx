import type { MouseEvent } from 'react'
import { PlusIcon } from '../icons/plus.tsx'
import { Amount, type AmountParts } from '../primitives/amount.tsx'
import './balance-pill.css'

type Link = { href: string; onClick?: (event: MouseEvent<HTMLAnchorElement>) => void }

type BalancePillProps = {
  parts: AmountParts
  /** The page behind the amount, where there is room to hit it. */
  open?: Link
  /** The shortcut that adds money. */
  add: Link & { label: string }
}

/** What the member has, with the way to add more. */
export function BalancePill({ parts, open, add }: BalancePillProps) {
  const amount = <Amount parts={parts} />
  return (
    <div className="ui-balance-pill">
      {open ? <a {...open}>{amount}</a> : <span>{amount}</span>}
      <a className="ui-balance-pill-add" href={add.href} onClick={add.onClick} aria-label={add.label}>
        <PlusIcon size={15} />
      </a>
    </div>
  )
}
