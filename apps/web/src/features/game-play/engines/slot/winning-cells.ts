import type { SlotSpinView } from '@keo/games-contract/engines/slot'
import type { SlotMachine } from '@keo/game-rules/games/slot-machines'

const WILD = 'W'
const SCATTER = 'S'
const LEAST_SCATTERS = 3

/** The cells of a window, as `reel row`, that its wins are made of. */
export function winningCells({ lines }: SlotMachine, spin: SlotSpinView): ReadonlySet<string> {
  const cells = new Set<string>()
  const fitting = (symbol: string, reel: number) =>
    [...(spin.window[reel] ?? '')].flatMap((letter, row) =>
      letter === symbol || letter === WILD ? [row] : [],
    )
  for (const { symbol, alike, line } of spin.wins) {
    for (let reel = 0; reel < alike; reel += 1) {
      const rows = line === null || lines === 'ways' ? fitting(symbol, reel) : [Number(lines[line]?.[reel])]
      for (const row of rows) cells.add(`${reel} ${row}`)
    }
  }
  if (spin.scatters >= LEAST_SCATTERS) {
    for (const [reel, shown] of spin.window.entries()) {
      for (const [row, letter] of [...shown].entries()) if (letter === SCATTER) cells.add(`${reel} ${row}`)
    }
  }
  return cells
}
