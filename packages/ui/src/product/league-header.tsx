import type { ReactNode } from 'react'
import { CaretUpIcon } from '../icons/caret-up.tsx'
import './league-header.css'

type LeagueHeaderProps = {
  name: string
  count: number
  /** An 18 px flag or league picture. */
  flag: ReactNode
  open: boolean
  onToggle: () => void
  sticky?: boolean
}

/** Folds a league's matches; the count stays when folded. */
export function LeagueHeader({ name, count, flag, open, onToggle, sticky }: LeagueHeaderProps) {
  return (
    <button
      type="button"
      className="ui-league-header"
      aria-expanded={open}
      data-sticky={sticky || undefined}
      onClick={onToggle}
    >
      {flag}
      <span className="ui-league-name ell">{name}</span>
      <span className="ui-league-count">{count}</span>
      <CaretUpIcon size={14} />
    </button>
  )
}
