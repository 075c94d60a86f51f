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
  /** Which selection this is, where another may take its place: a tap that began on the other one is none on this. */
  selection?: string
  /** Which price it is, for whoever explains the figures of the page. */
  explains?: string
  /** So many prices move that motion points at none: tint and corner stay, and the digits change in place. */
  isStill?: boolean
}

type Press = Partial<ReturnType<typeof useLongPress>>

/** So many signs fit the narrowest cell at full size, and so many a little smaller. */
const FULL_SIGNS = 4
const LONG_SIGNS = 5

function lengthOf(price: string): 'long' | 'longest' | undefined {
  if (price.length > LONG_SIGNS) return 'longest'
  return price.length > FULL_SIGNS ? 'long' : undefined
}

/** A price that can be picked. Direction is shown by colour, corner and motion together. */
export function OddsButton(props: OddsButtonProps) {
  const { onSelect = stay, onHold } = props
  if (onHold) return <HeldButton {...props} onSelect={onSelect} onHold={onHold} />
  return <PriceButton {...props} press={{ onClick: onSelect }} />
}

const stay = () => {}

type HeldProps = OddsButtonProps & Required<Pick<OddsButtonProps, 'onSelect' | 'onHold'>>

/** Apart, as a list has hundreds that nobody holds. */
function HeldButton(props: HeldProps) {
  return <PriceButton {...props} press={useLongPress(props.onSelect, props.onHold, props.selection)} />
}

function PriceButton(props: OddsButtonProps & { press: Press }) {
  const {
    price,
    layout = 'grid',
    selected = false,
    moved,
    state = 'open',
    label,
    isStill,
    explains,
    press,
  } = props
  const open = state === 'open'
  const isMoved = open && Boolean(moved)
  // A new price is a new element, so that it flashes and its digits roll in once per change.
  const shown = isStill ? 'price' : price
  return (
    <button
      type="button"
      className="ui-odds"
      aria-label={label}
      aria-pressed={open ? selected : undefined}
      disabled={!open}
      data-layout={layout}
      data-state={state}
      data-long={lengthOf(price)}
      data-explain={explains}
      data-moved={isMoved ? moved : undefined}
      data-still={(isMoved && isStill) || undefined}
      {...press}
    >
      {markOf(props)}
      {isMoved && !isStill && !selected ? <i key={`to ${price}`} className="ui-odds-flash" /> : null}
      {open || state === 'stale' ? (
        <span key={shown} className="ui-odds-price">
          {price}
        </span>
      ) : null}
      {state === 'locked' ? <LockIcon weight="fill" size={15} /> : null}
      {state === 'suspended' ? <span aria-hidden="true">–</span> : null}
    </button>
  )
}

function markOf({ name, line, layout, state = 'open' }: OddsButtonProps) {
  const hasPrice = state === 'open' || state === 'stale'
  // A market's page has room to go on saying what stands still.
  const isDetail = layout === 'detail'
  return (
    <>
      {name && (state !== 'suspended' || isDetail) ? <span className="ui-odds-name">{name}</span> : null}
      {line && (hasPrice || isDetail) ? <span className="ui-odds-line">{line}</span> : null}
    </>
  )
}

/** A market that the match does not offer: an empty cell that keeps the grid. */
export function OddsAbsent({ layout = 'grid' }: { layout?: OddsLayout }) {
  return <span className="ui-odds-absent" data-layout={layout} aria-hidden="true" />
}
