import { CaretUpIcon } from '../icons/caret-up.tsx'
import './bet-cart-bar.css'

type BetCartBarProps = {
  count: number
  title: string
  /** The picks in a line, or what a tap does. */
  note?: string
  /** Already formatted. */
  totalOdds: string
  /** What a tap does, spoken. */
  label: string
  onOpen: () => void
}

/** The collapsed cart. It springs in with the first pick; the count bumps on each. */
export function BetCartBar({ count, title, note, totalOdds, label, onOpen }: BetCartBarProps) {
  return (
    <button type="button" className="ui-cart-bar" aria-label={label} onClick={onOpen}>
      <span className="ui-cart-count">
        <span key={count}>{count}</span>
      </span>
      <span className="ui-cart-text">
        <b className="ui-cart-title ell">{title}</b>
        {note ? <span className="ui-cart-note ell">{note}</span> : null}
      </span>
      <span className="ui-cart-odds num">{totalOdds}</span>
      <CaretUpIcon size={18} />
    </button>
  )
}
