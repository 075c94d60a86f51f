import type { CSSProperties, ReactNode } from 'react'
import { useMessages } from '../../../language/messages.ts'
import { bigRoad, type RoadOutcome } from './road.ts'
import './road-map.css'

const SHOWN_COLUMNS = 20
/** Fewer say nothing about a table. */
const LEAST_OUTCOMES = 3

type RoadMapProps = {
  /** In the order of play. */
  outcomes: readonly RoadOutcome[]
  /** How often each came, in words. */
  counts: ReactNode
  children?: ReactNode
}

/** The road of a table with two sides. Its counts stand in words beside it, so the grid itself is silent. */
export function RoadMap({ outcomes, counts, children }: RoadMapProps) {
  const say = useMessages()
  const cells = bigRoad(outcomes)
  const last = Math.max(0, ...cells.map(({ column }) => column))
  const from = Math.max(0, last - SHOWN_COLUMNS + 1)
  return (
    <section className="table-road" aria-label={say('tables.road')}>
      <header>
        <b>{say('tables.road')}</b>
        <span className="table-road-counts num">{counts}</span>
      </header>
      {children}
      {outcomes.length < LEAST_OUTCOMES ? (
        <p className="table-road-empty">{say('game.noRounds')}</p>
      ) : (
        <div className="table-road-grid" aria-hidden="true">
          {cells
            .filter(({ column }) => column >= from)
            .map((cell) => (
              <i
                key={`${cell.column}-${cell.row}`}
                data-side={cell.side}
                data-tie={cell.hasTie || undefined}
                style={
                  { '--road-column': cell.column - from + 1, '--road-row': cell.row + 1 } as CSSProperties
                }
              />
            ))}
        </div>
      )}
    </section>
  )
}
