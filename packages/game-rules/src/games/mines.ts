import type { Draws } from '../draws.ts'
import { combinations, type Multiplier, MULTIPLIER_SCALE, timesFraction } from '../multiplier.ts'

export const MINE_CELLS = 25

export const isMineCount = (mines: number) => Number.isInteger(mines) && mines >= 1 && mines < MINE_CELLS

/** The cells that hide a mine, 0 in the upper left. */
export const layMines = (draws: Draws, mines: number) => draws.take(MINE_CELLS, mines)

/** What is paid after that many safe picks: 99 of 100 of what is fair. */
export function minesMultiplier(mines: number, safePicks: number): Multiplier {
  return timesFraction(
    99n * combinations(MINE_CELLS, safePicks),
    100n * combinations(MINE_CELLS - mines, safePicks),
  )
}

export function minesReturn(mines: number, safePicks: number): number {
  const chance =
    Number(combinations(MINE_CELLS - mines, safePicks)) / Number(combinations(MINE_CELLS, safePicks))
  return (chance * minesMultiplier(mines, safePicks)) / MULTIPLIER_SCALE
}
