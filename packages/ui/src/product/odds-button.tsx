import { LockIcon } from '../icons/lock.tsx'
import { type InPlace, type OddsMove, priceAttributes, usePriceInPlace } from '../price-in-place.ts'
import { useLongPress } from '../use-long-press.ts'
import './odds-button.css'

/** Two rows of a list (50), three rows of a list (32), or a market's detail (44). */
export type OddsLayout = 'grid' | 'compact' | 'detail'

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
  /**
   * `stale`: the price is too old to be taken, but nobody said that it is gone. `barred`: it stands, but not beside what was
   * picked; a tap asks why.
   */
  state?: 'open' | 'locked' | 'suspended' | 'stale' | 'barred'
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
  /** Filled with what shows the next price without drawing the button again. */
  inPlace?: InPlace
}

type Press = Partial<ReturnType<typeof useLongPress>>

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
    inPlace,
    press,
  } = props
  const open = state === 'open'
  const isMoved = open && Boolean(moved)
  const attributes = priceAttributes({ price, label, moved: open && moved ? moved : undefined, isStill })
  const button = usePriceInPlace(inPlace, attributes, price, open && Boolean(isStill) && !selected)
  // A new price is a new element, so that it flashes and its digits roll in once per change.
  const shown = isStill ? 'price' : price
  return (
    <button
      ref={button}
      type="button"
      className="ui-odds"
      aria-pressed={open ? selected : undefined}
      disabled={!open && state !== 'barred'}
      data-layout={layout}
      data-state={state}
      data-explain={explains}
      {...attributes}
      {...press}
    >
      {markOf(props)}
      {isMoved && !isStill && !selected ? <i key={`to ${price}`} className="ui-odds-flash" /> : null}
      {hasPrice(state) ? (
        <span key={shown} className="ui-odds-price">
          {price}
        </span>
      ) : null}
      {state === 'locked' ? <LockIcon weight="fill" size={15} /> : null}
      {state === 'suspended' ? <span aria-hidden="true">–</span> : null}
    </button>
  )
}

const hasPrice = (state: OddsButtonProps['state']): boolean => state !== 'locked' && state !== 'suspended'

function markOf({ name, line, layout, state = 'open' }: OddsButtonProps) {
  // A market's page has room to go on saying what stands still.
  const isDetail = layout === 'detail'
  return (
    <>
      {name && (state !== 'suspended' || isDetail) ? <span className="ui-odds-name">{name}</span> : null}
      {line && (hasPrice(state) || isDetail) ? <span className="ui-odds-line">{line}</span> : null}
    </>
  )
}

/** A market that the match does not offer: an empty cell that keeps the grid. */
export function OddsAbsent({ layout = 'grid' }: { layout?: OddsLayout }) {
  return <span className="ui-odds-absent" data-layout={layout} aria-hidden="true" />
}
