import { LockIcon } from '../icons/lock.tsx'
import { useLongPress } from '../use-long-press.ts'
import './odds-button.css'

/** Two rows of a list (50), three rows of a list (32), or a market's detail (44). */
export type OddsLayout = 'grid' | 'compact' | 'detail'
export type OddsMove = 'up' | 'down'

type OddsButtonProps = {
  /** Already formatted. */
  price: string
  /** Handicap or total, such as "-0.5" or "T 2/2.5". */
  line?: string
  /** A selection's name where it has no line: "1", "X", a team. */
  name?: string
  layout?: OddsLayout
  selected?: boolean
  /** Which way the price moved; the caller takes it away after two seconds. */
  moved?: OddsMove | null
  /** `stale`: the price is too old to be taken, but nobody said that it is gone. */
  state?: 'open' | 'locked' | 'suspended' | 'stale'
  /** The whole bet, spoken: match, market, selection and price. */
  label: string
  onSelect?: () => void
  /** A long press, or the menu key: what is behind the price. */
  onHold?: () => void
}

const stay = () => {}
/** So many signs fit the narrowest cell at full size. */
const FULL_SIGNS = 5

/** A price that can be picked. Direction is shown by colour, corner and motion together. */
export function OddsButton(props: OddsButtonProps) {
  const {
    price,
    line,
    name,
    layout = 'grid',
    selected = false,
    moved,
    state = 'open',
    label,
    onSelect = stay,
    onHold,
  } = props
  const open = state === 'open'
  const hasPrice = open || state === 'stale'
  // A market's page has room to go on saying what stands still.
  const isNamed = state !== 'suspended' || layout === 'detail'
  const hold = useLongPress(onSelect, onHold ?? stay)
  return (
    <button
      type="button"
      className="ui-odds"
      aria-label={label}
      aria-pressed={open ? selected : undefined}
      disabled={!open}
      data-layout={layout}
      data-state={state}
      data-long={price.length > FULL_SIGNS || undefined}
      data-moved={open && moved ? moved : undefined}
      {...(onHold ? hold : { onClick: onSelect })}
    >
      {name && isNamed ? <span className="ui-odds-name">{name}</span> : null}
      {line && (hasPrice || layout === 'detail') ? <span className="ui-odds-line">{line}</span> : null}
      {/* A new price is a new element, so that it flashes and its digits roll in once per change. */}
      {open && moved && !selected ? <i key={`to ${price}`} className="ui-odds-flash" /> : null}
      {hasPrice ? (
        <span key={price} className="ui-odds-price">
          {price}
        </span>
      ) : null}
      {state === 'locked' ? <LockIcon weight="fill" size={15} /> : null}
      {state === 'suspended' ? <span aria-hidden="true">–</span> : null}
    </button>
  )
}

/** A market that the match does not offer: an empty cell that keeps the grid. */
export function OddsAbsent({ layout = 'grid' }: { layout?: OddsLayout }) {
  return <span className="ui-odds-absent" data-layout={layout} aria-hidden="true" />
}
