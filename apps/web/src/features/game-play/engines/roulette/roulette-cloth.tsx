import { rouletteMultiplier } from '@keo/game-rules/games/roulette'
import {
  type CSSProperties,
  type KeyboardEvent,
  memo,
  type SyntheticEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useMessages } from '../../../../language/messages.ts'
import { PlaceButton } from '../../table/place-button.tsx'
import type { Table } from '../../table/use-table.ts'
import { usePlaceNames } from './roulette-names.ts'
import {
  besides,
  colourOf,
  INSIDE_PLACES,
  type InsidePlace,
  numbersOf,
  type OutsideBet,
  paysOf,
  type RoulettePlace,
} from './roulette-places.ts'

const COLUMNS: readonly OutsideBet[] = ['column1', 'column2', 'column3']
const DOZENS: readonly OutsideBet[] = ['dozen1', 'dozen2', 'dozen3']
const HALVES: readonly OutsideBet[] = ['low', 'even', 'red', 'black', 'odd', 'high']
const FIRST = INSIDE_PLACES.find(({ place }) => place === 'n1')

type RouletteClothProps = {
  table: Table<RoulettePlace>
  /** Where the ball lies, once it does. */
  pocket: number | null
  chips: readonly string[]
}

type Acts = Pick<Table<RoulettePlace>, 'put' | 'takeLast'>
type Shared = { pocket: number | null; chips: readonly string[]; acts: Acts }
type Cloth = Shared & { stakeOn: Table<RoulettePlace>['stakeOn'] }

/**
 * The cloth as it lies on a table: a chip on a number, on the line between two, or where four meet. It has 160 places: only
 * those that change are drawn again, and locked they lie under glass, as the look of each would be worked out anew if it were
 * disabled. A table that is locked takes no chip, whoever puts it.
 */
export function RouletteCloth({ table, pocket, chips }: RouletteClothProps) {
  const say = useMessages()
  const acts = useActs(table)
  const shared = { pocket, chips, acts }
  return (
    <fieldset
      className="roulette-cloth"
      aria-disabled={table.isLocked || undefined}
      aria-label={say('tables.places')}
    >
      <div className="roulette-side" data-side="halves">
        {HALVES.map((bet) => (
          <Outside key={bet} of={bet} kind={bet} stake={table.stakeOn(bet)} {...shared} />
        ))}
      </div>
      <div className="roulette-side">
        {DOZENS.map((bet) => (
          <Outside key={bet} of={bet} kind="dozen" stake={table.stakeOn(bet)} {...shared} />
        ))}
      </div>
      <Numbers stakeOn={table.stakeOn} {...shared} />
      <div className="roulette-columns">
        {COLUMNS.map((bet) => (
          <Outside key={bet} of={bet} kind="column" stake={table.stakeOn(bet)} {...shared} />
        ))}
      </div>
      {table.isLocked ? <i className="roulette-lock" aria-hidden="true" /> : null}
    </fieldset>
  )
}

/** The same two for as long as the cloth lies there, whatever the table has become. */
function useActs(table: Table<RoulettePlace>): Acts {
  const latest = useRef(table)
  useEffect(() => {
    latest.current = table
  })
  return useMemo(
    () => ({
      put: (place) => latest.current.put(place),
      takeLast: (place) => latest.current.takeLast(place),
    }),
    [],
  )
}

/** One stop of the tab key: arrow keys walk by half cells, from a number over a line to the next. */
function Numbers({ stakeOn, ...shared }: Cloth) {
  const say = useMessages()
  const [stop, setStop] = useState(FIRST)
  const numbers = useRef<HTMLDivElement>(null)
  const walk = (event: KeyboardEvent) => {
    const next = stop && besides(stop, event.key)
    if (!next) return
    event.preventDefault()
    setStop(next)
    numbers.current?.querySelector<HTMLElement>(`[data-at="${next.place}"]`)?.focus()
  }
  /** The numbers that the place under the finger or the focus covers light up. */
  const aim = ({ target, type }: SyntheticEvent) => {
    const place = (target as HTMLElement).closest<HTMLElement>('[data-at]')?.dataset['at'] ?? ''
    const covered = type === 'pointerleave' || type === 'blur' ? [] : place.slice(1).split('-')
    for (const cell of numbers.current?.querySelectorAll<HTMLElement>('[data-cell]') ?? [])
      cell.toggleAttribute('data-aimed', covered.length > 1 && covered.includes(cell.dataset['cell'] ?? ''))
  }
  return (
    <div
      ref={numbers}
      className="roulette-numbers"
      role="toolbar"
      tabIndex={-1}
      aria-label={say('tables.roulette.inside')}
      onKeyDown={walk}
      onPointerOver={aim}
      onPointerLeave={aim}
      onFocus={aim}
      onBlur={aim}
    >
      {INSIDE_PLACES.map((inside) => (
        <InsideButton
          key={inside.place}
          inside={inside}
          isStop={inside === stop}
          onStop={setStop}
          stake={stakeOn(inside.place)}
          {...shared}
        />
      ))}
    </div>
  )
}

type InsideButtonProps = Shared & {
  inside: InsidePlace
  isStop: boolean
  onStop: (inside: InsidePlace) => void
  stake: bigint
}

const InsideButton = memo(function InsideButton({ inside, isStop, onStop, ...shared }: InsideButtonProps) {
  const { place, x, y } = inside
  const covered = numbersOf(place)
  const isCell = covered.length === 1
  const where = { '--cloth-x': x, '--cloth-y': y } as CSSProperties
  return (
    <Place
      of={place}
      kind={isCell ? colourOf(covered[0] ?? 0) : 'line'}
      more={{
        style: where,
        tabIndex: isStop ? 0 : -1,
        onFocus: () => onStop(inside),
        'data-at': place,
        'data-cell': isCell ? covered[0] : undefined,
      }}
      {...shared}
    />
  )
})

type PlaceProps = Shared & {
  of: RoulettePlace
  kind: string
  stake: bigint
  more?: Parameters<typeof PlaceButton>[0]['more']
}

function Place({ of, kind, stake, pocket, chips, acts, more }: PlaceProps) {
  const nameOf = usePlaceNames()
  const isWon = pocket !== null && rouletteMultiplier({ numbers: numbersOf(of) }, pocket) > 0
  const isLine = kind === 'line'
  /** A whole cloth of lost places says nothing: only those with a stake grow dark, and lines light up only with one. */
  const isMarked = stake > 0n || (isWon && !isLine)
  const outcome = pocket === null || !isMarked ? undefined : isWon ? 'won' : 'lost'
  const name = nameOf(of)
  return (
    <PlaceButton
      name={name}
      pays={paysOf(of)}
      stake={stake}
      chips={chips}
      isLocked={false}
      outcome={outcome}
      kind={kind}
      className="roulette-place"
      more={more}
      onPut={() => acts.put(of)}
      onTakeLast={() => acts.takeLast(of)}
    >
      {isLine ? null : (
        <b className="num">{of.startsWith('n') ? of.slice(1) : kind === 'column' ? '2 : 1' : name}</b>
      )}
    </PlaceButton>
  )
}

const Outside = memo(Place)
