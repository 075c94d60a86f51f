export const ROAD_ROWS = 6

/** An outcome of a table with two sides, or neither. */
export type RoadOutcome = 'red' | 'blue' | 'tie'
export type RoadCell = {
  readonly side: 'red' | 'blue'
  readonly column: number
  readonly row: number
  /** Neither side won after this one. */
  readonly hasTie: boolean
}

/**
 * The big road from outcomes in the order of play: a column for each run of one side; a run that finds no room below
 * turns to the right. Ties are marked on the outcome before them.
 */
export function bigRoad(outcomes: readonly RoadOutcome[]): RoadCell[] {
  const cells: RoadCell[] = []
  const isTaken = (column: number, row: number) =>
    cells.some((cell) => cell.column === column && cell.row === row)
  let firstColumn = -1
  for (const outcome of outcomes) {
    const before = cells.at(-1)
    if (outcome === 'tie') {
      if (before) cells[cells.length - 1] = { ...before, hasTie: true }
      continue
    }
    if (before?.side !== outcome) {
      firstColumn += 1
      while (isTaken(firstColumn, 0)) firstColumn += 1
      cells.push({ side: outcome, column: firstColumn, row: 0, hasTie: false })
      continue
    }
    const { column, row } = before
    const mayFall = row + 1 < ROAD_ROWS && !isTaken(column, row + 1)
    cells.push({
      side: outcome,
      column: mayFall ? column : column + 1,
      row: mayFall ? row + 1 : row,
      hasTie: false,
    })
  }
  return cells
}
