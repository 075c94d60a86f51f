import type { Draws } from '../draws.ts'
import { combinations, LOST, type Multiplier, returnOf, times } from '../multiplier.ts'

export type PlinkoRisk = 'low' | 'medium' | 'high'
export const PLINKO_RISKS = ['low', 'medium', 'high'] as const satisfies readonly PlinkoRisk[]
export const PLINKO_ROWS = [8, 12, 16] as const
export type PlinkoRows = (typeof PLINKO_ROWS)[number]
export type Plinko = { readonly rows: PlinkoRows; readonly risk: PlinkoRisk }

/** Pays from the edge to the middle; the other half mirrors it. */
const FROM_EDGE: Record<PlinkoRows, Record<PlinkoRisk, readonly number[]>> = {
  8: {
    low: [5.6, 2.1, 1.1, 1, 0.5],
    medium: [13, 3, 1.3, 0.7, 0.4],
    high: [29, 4, 1.5, 0.3, 0.2],
  },
  12: {
    low: [10, 3, 1.6, 1.4, 1.1, 1, 0.5],
    medium: [33, 11, 4, 2, 1.1, 0.6, 0.3],
    high: [170, 24, 8.1, 2, 0.7, 0.2, 0.2],
  },
  16: {
    low: [16, 9, 2, 1.4, 1.4, 1.2, 1.1, 1, 0.5],
    medium: [110, 41, 10, 5, 3, 1.5, 1, 0.5, 0.3],
    high: [1000, 130, 26, 9, 4, 2, 0.2, 0.2, 0.2],
  },
}

/** The way of the ball, a 0 (left) or 1 (right) for each row. */
export const dropBall = (draws: Draws, rows: PlinkoRows) => Array.from({ length: rows }, () => draws.below(2))

/** The slot in which the ball lands: how often it fell to the right. */
export const slotOfPath = (path: readonly number[]) => path.reduce((sum, step) => sum + step, 0)

export function plinkoMultiplier({ rows, risk }: Plinko, slot: number): Multiplier {
  const fromEdge = Math.min(slot, rows - slot)
  const printed = FROM_EDGE[rows][risk][fromEdge]
  return printed === undefined ? LOST : times(printed)
}

export function plinkoReturn(plinko: Plinko): number {
  const paths = 2 ** plinko.rows
  return returnOf(
    Array.from({ length: plinko.rows + 1 }, (_, slot) => [
      Number(combinations(plinko.rows, slot)) / paths,
      plinkoMultiplier(plinko, slot),
    ]),
  )
}
