import type { MinesView } from '@keo/games-contract/engines/mines'
import { MINE_CELLS } from '@keo/game-rules/games/mines'
import { GEM_IMAGE, MINE_IMAGE } from '@keo/ui/drawings/games/prop-images'
import type * as z from 'zod/mini'
import { useMessages } from '../../../../language/messages.ts'
import '@keo/ui/drawings/games/mines.css'
import './mines.css'

type MinesBoardProps = {
  view: z.output<typeof MinesView> | null
  isOpen: boolean
  isBusy: boolean
  onPick: (cell: number) => void
}

const CELLS = Array.from({ length: MINE_CELLS }, (_, cell) => cell)

/** Twenty-five cells. After the end every mine is shown, those that were not hit more quietly. */
export function MinesBoard({ view, isOpen, isBusy, onPick }: MinesBoardProps) {
  const say = useMessages()
  const last = view?.picked.at(-1)
  const hit = view?.mines?.includes(last ?? -1) ? last : undefined
  return (
    <div
      className="mines-board"
      role="group"
      aria-label={say('mines.board')}
      data-hit={hit === undefined ? undefined : true}
    >
      {CELLS.map((cell) => {
        const isPicked = view?.picked.includes(cell) ?? false
        const isMine = view?.mines?.includes(cell) ?? false
        const state = isMine ? 'mine' : isPicked ? 'gem' : 'hidden'
        return (
          <button
            key={cell}
            type="button"
            className="mines-cell"
            data-state={state}
            data-new={(isOpen && cell === last) || undefined}
            data-hit={cell === hit || undefined}
            data-quiet={(!isOpen && !isPicked && isMine) || undefined}
            aria-label={say(`mines.cell.${state}`, { cell: cell + 1 })}
            disabled={!isOpen || isBusy || isPicked}
            onClick={() => onPick(cell)}
          >
            {state === 'hidden' ? null : <img src={isMine ? MINE_IMAGE : GEM_IMAGE} alt="" />}
          </button>
        )
      })}
    </div>
  )
}
