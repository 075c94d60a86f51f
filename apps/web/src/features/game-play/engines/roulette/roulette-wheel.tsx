import { ROULETTE_WHEEL, rouletteWheel } from '@keo/ui/drawings/games/roulette-wheel'
import { Drawing } from '@keo/ui/pictures/drawing'
import type { CSSProperties } from 'react'
import type { TablePhase } from '../../table/use-table.ts'
import { colourOf } from './roulette-places.ts'

const wheelDrawing = rouletteWheel()

type WheelProps = { phase: TablePhase; pocket: number | null; isCut: boolean }

/** The wheel turns until the pocket stands under the mark; where it stops is known before it starts. */
export function RouletteWheel({ phase, pocket, isCut }: WheelProps) {
  const at = ROULETTE_WHEEL.findIndex((number) => number === pocket)
  const turn = at < 0 ? 0 : -(at * 360) / ROULETTE_WHEEL.length
  return (
    <div className="roulette-stand">
      <div
        className="roulette-wheel"
        data-phase={phase}
        data-cut={isCut || undefined}
        style={{ '--wheel-turn': `${turn}deg` } as CSSProperties}
      >
        <Drawing svg={wheelDrawing} className="roulette-drawing" />
      </div>
      <i className="roulette-mark" aria-hidden="true" />
      {phase === 'shown' && pocket !== null ? (
        <b className="roulette-number num" data-colour={colourOf(pocket)}>
          {pocket}
        </b>
      ) : null}
    </div>
  )
}
