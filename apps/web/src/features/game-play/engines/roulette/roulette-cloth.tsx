import { rouletteMultiplier } from '@keo/game-rules/games/roulette'
import { type CSSProperties, type KeyboardEvent, type SyntheticEvent, useRef, useState } from 'react'
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

/** The cloth as it lies on a table: a chip on a number, on the line between two, or where four meet. */
export function RouletteCloth({ table, pocket, chips }: RouletteClothProps) {
  const say = useMessages()
  const shared = { table, pocket, chips }
  return (
    <div className="roulette-cloth" role="group" aria-label={say('tables.places')}>
      <div className="roulette-side" data-side="halves">
        {HALVES.map((bet) => (
          <Place key={bet} of={bet} kind={bet} {...shared} />
        ))}
      </div>
      <div className="roulette-side">
        {DOZENS.map((bet) => (
          <Place key={bet} of={bet} kind="dozen" {...shared} />
        ))}
      </div>
      <Numbers {...shared} />
      <div className="roulette-columns">
        {COLUMNS.map((bet) => (
          <Place key={bet} of={bet} kind="column" {...shared} />
        ))}
      </div>
    </div>
  )
}

/** One stop of the tab key: arrow keys walk by half cells, from a number over a line to the next. */
function Numbers(shared: RouletteClothProps) {
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
          onStop={() => setStop(inside)}
          {...shared}
        />
      ))}
    </div>
  )
}

type InsideButtonProps = RouletteClothProps & { inside: InsidePlace; isStop: boolean; onStop: () => void }

function InsideButton({ inside: { place, x, y }, isStop, onStop, ...shared }: InsideButtonProps) {
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
        onFocus: onStop,
        'data-at': place,
        'data-cell': isCell ? covered[0] : undefined,
      }}
      {...shared}
    />
  )
}

type PlaceProps = RouletteClothProps & {
  of: RoulettePlace
  kind: string
  more?: Parameters<typeof PlaceButton>[0]['more']
}

function Place({ of, kind, table, pocket, chips, more }: PlaceProps) {
  const nameOf = usePlaceNames()
  const isWon = pocket !== null && rouletteMultiplier({ numbers: numbersOf(of) }, pocket) > 0
  const stake = table.stakeOn(of)
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
      isLocked={table.isLocked}
      outcome={outcome}
      kind={kind}
      className="roulette-place"
      more={more}
      onPut={() => table.put(of)}
      onTakeLast={() => table.takeLast(of)}
    >
      {isLine ? null : (
        <b className="num">{of.startsWith('n') ? of.slice(1) : kind === 'column' ? '2 : 1' : name}</b>
      )}
    </PlaceButton>
  )
}
