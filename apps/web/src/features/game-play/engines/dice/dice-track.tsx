import type { DiceView } from '@keo/games-contract/engines/dice'
import type * as z from 'zod/mini'
import type { Drawn } from '../../kit/use-single-round.ts'
import { FACES, rollText } from './dice-text.ts'
import './dice.css'

type DiceTrackProps = {
  side: 'under' | 'over'
  /** Where the winning side begins or ends. */
  border: number
  drawn: Drawn<z.output<typeof DiceView>> | null
  isDrawing: boolean
}

const percent = (value: number) => `${(value / FACES) * 100}%`

/** The whole range with its winning side, and where the roll came to lie. */
export function DiceTrack({ side, border, drawn, isDrawing }: DiceTrackProps) {
  const roll = drawn?.view.roll
  const isWon = drawn !== null && drawn.view.multiplier > 0
  const winning =
    side === 'under' ? { left: 0, right: percent(FACES - border) } : { left: percent(border), right: 0 }
  return (
    <div className="dice-board">
      <output
        className="dice-roll num"
        data-won={(!isDrawing && isWon) || undefined}
        data-drawing={isDrawing || undefined}
      >
        {roll === undefined ? '–' : rollText(roll)}
      </output>
      <div className="dice-track">
        <i className="dice-winning" style={winning} />
        {roll === undefined ? null : (
          <i className="dice-marker" data-won={isWon || undefined} style={{ left: percent(roll) }} />
        )}
      </div>
      <div className="dice-scale num" aria-hidden="true">
        {[0, 25, 50, 75, 100].map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </div>
    </div>
  )
}
