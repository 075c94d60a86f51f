import type { SlotMachine } from '@keo/game-rules/games/slot-machines'
import type { SlotSpinView } from '@keo/games-contract/engines/slot'
import { ROWS } from './reel.tsx'

/** Half a cell: a line runs through the middles. */
const HALF = 0.5

/** The lines that paid, each drawn from the edge through the symbols that made it. A way has none. */
export function DrawnLines({ machine, spin }: { machine: SlotMachine; spin: SlotSpinView }) {
  const { lines, reels } = machine
  if (lines === 'ways') return null
  const paid = spin.wins.flatMap(({ line, alike }) => {
    const rows = line === null ? undefined : lines[line]
    return rows === undefined ? [] : [{ rows, alike }]
  })
  return (
    <svg
      className="slot-lines"
      viewBox={`0 0 ${reels.length} ${ROWS}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {paid.map(({ rows, alike }) => (
        <polyline key={rows} data-line={rows} points={pointsOf(rows, alike)} pathLength={1} />
      ))}
    </svg>
  )
}

function pointsOf(rows: string, alike: number): string {
  const middles = Array.from(rows.slice(0, alike), (row, reel) => `${reel + HALF} ${Number(row) + HALF}`)
  return [`0 ${Number(rows[0]) + HALF}`, ...middles].join(' ')
}
