import type { SlotMachine } from '@keo/game-rules/games/slot-machines'
import { shownBy } from '@keo/game-rules/games/slot-pays'
import { useMessages } from '../../../../language/messages.ts'
import { DrawnLines } from './drawn-lines.tsx'
import { Reel, ROWS } from './reel.tsx'
import type { SlotTheme } from '@keo/ui/drawings/games/slot-theme'
import { SPIN_MS, spinAt, type Spins } from './use-spins.ts'
import { winningCells } from './winning-cells.ts'
import '@keo/ui/drawings/games/slot.css'
import './slot.css'

type ReelsProps = {
  machine: SlotMachine
  theme: SlotTheme
  spins: Spins | null
  isWaiting: boolean
  isReduced: boolean
}

const STOP_APART_MS = 120
const PASSING = 15

/** The window of the machine: reels stop from the left, then what won is lit and the rest steps back. */
export function Reels({ machine, theme, spins, isWaiting, isReduced }: ReelsProps) {
  const say = useMessages()
  const shown = spins && spinAt(spins)
  const window = shown?.window ?? machine.reels.map((reel) => shownBy(reel, 0))
  const isMoving = spins?.isSpinning === true && !isReduced
  const lit = spins && !spins.isSpinning && shown && shown.coins > 0 ? winningCells(machine, shown) : null
  const name = (letter: string) => say(`slot.symbol.${theme[letter] ?? 'xu'}`)
  const spoken = window.map((reel) => [...reel].map(name).join(', ')).join('; ')
  return (
    <div className="slot-frame">
      <div
        className="slot-reels"
        data-reels={machine.reels.length}
        role="img"
        aria-label={`${say('slot.reels')}: ${spoken}`}
      >
        {machine.reels.map((reel, index) => (
          <Reel
            key={reel}
            theme={theme}
            symbols={window[index] ?? ''}
            passing={isMoving ? passing(reel, shown?.stops[index] ?? 0, PASSING + index * ROWS) : ''}
            spin={isMoving ? `${spins.round.id} ${spins.at}` : 'still'}
            durationMs={SPIN_MS - (machine.reels.length - 1 - index) * STOP_APART_MS}
            lit={lit && rowsOf(lit, index)}
            isWaiting={isWaiting}
          />
        ))}
        {lit && shown ? <DrawnLines machine={machine} spin={shown} /> : null}
      </div>
    </div>
  )
}

/** What passes by before the reel stops: its own ring, onward from the stop. */
const passing = (reel: string, stop: number, count: number) =>
  Array.from({ length: count }, (_, place) => reel[(stop + ROWS + place) % reel.length]).join('')

const rowsOf = (cells: ReadonlySet<string>, reel: number) =>
  [0, 1, 2].filter((row) => cells.has(`${reel} ${row}`))
