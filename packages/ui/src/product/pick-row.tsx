import type { ReactNode } from 'react'
import { XIcon } from '../icons/x.tsx'
import type { OddsMove } from '../price-in-place.ts'
import './pick-row.css'

type PickRowProps = {
  selection: string
  market: string
  match: string
  /** When it begins; stays whole where the names do not. */
  starts?: string
  /** Minute of a match in play. */
  clock?: string
  /** Already formatted. */
  price: ReactNode
  moved?: OddsMove | null
  /** The price before, while the player has not agreed to the new one; `label` is spoken. */
  was?: { price: string; label: string }
  /** What became of it: another line in its place. */
  note?: string
  /** Why it cannot be part of this bet: closed, not combinable, same match. */
  blocked?: string
  remove: { label: string; onPress: () => void }
}

/** One selection in the open cart. */
export function PickRow(props: PickRowProps) {
  const { selection, market, match, starts, clock, price, moved, was, note, blocked, remove } = props
  return (
    <div className="ui-pick" data-blocked={blocked ? '' : undefined}>
      <button type="button" className="ui-pick-remove" aria-label={remove.label} onClick={remove.onPress}>
        <XIcon size={15} />
      </button>
      <div className="ui-pick-text">
        <p className="ui-pick-selection">{selection}</p>
        <p className="ui-pick-line ell">{market}</p>
        <p className="ui-pick-match">
          {clock ? <span className="ui-pick-clock num">{clock}</span> : null}
          <span className="ell">{match}</span>
          {starts ? <span className="flex-none">· {starts}</span> : null}
        </p>
        {note ? <p className="ui-pick-reason">{note}</p> : null}
        {blocked ? <p className="ui-pick-reason">{blocked}</p> : null}
      </div>
      {was ? (
        <s className="ui-pick-was num" aria-label={was.label}>
          {was.price}
        </s>
      ) : null}
      <PriceChip price={price} moved={moved} />
    </div>
  )
}

/** A price that tells for two seconds which way it went. */
export function PriceChip({ price, moved }: { price: ReactNode; moved?: OddsMove | null }) {
  return (
    <span className="ui-price-chip num" data-moved={moved ?? undefined}>
      {price}
    </span>
  )
}
