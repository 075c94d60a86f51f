import { createGrid, type Pairs } from '../../pairs.ts'
import { along, FARFETCHED, layersFrom, type Layers, type Start } from './short-handed.ts'

/** Goals of both sides: home goals are rows, away goals columns. */
export type Goals = Table & { readonly layers: Layers }

type Table = { readonly rows: number; readonly columns: number }

/** The goals still to come in the stretches, by the advantage at their end; `so far` are those that lead up to the start. */
export function goalsIn(start: Start, stretches: readonly number[], soFar?: Goals): Goals {
  let table: Table = soFar ?? { rows: 1, columns: 1 }
  const first = soFar?.layers ?? layersFrom(start.men, Float64Array.of(1))
  const layers = along(start, stretches, first, (before, { home, away }, of) => {
    const grown = before.map((cells, place) => {
      const [more, against] = [home[of(place)], away[of(place)]]
      return cells && more && against ? scored(cells, table, more, against) : null
    })
    const goals = (length: number, more: readonly Float64Array[]) => length + (more[0]?.length ?? 1) - 1
    const wide = { rows: goals(table.rows, home), columns: goals(table.columns, away) }
    table = likely(grown, wide)
    return grown.map((cells) => cells && cut(cells, wide, table))
  })
  return { rows: table.rows, columns: table.columns, layers }
}

function scored(
  cells: Float64Array,
  { rows, columns }: Table,
  home: Float64Array,
  away: Float64Array,
): Float64Array {
  const wide = columns + away.length - 1
  const sum = new Float64Array((rows + home.length - 1) * wide)
  const line = new Float64Array(wide)
  for (let row = 0; row < rows; row++) {
    line.fill(0)
    for (let column = 0; column < columns; column++) {
      const weight = cells[row * columns + column] ?? 0
      for (let more = 0; more < away.length; more++)
        line[column + more] = (line[column + more] ?? 0) + weight * (away[more] ?? 0)
    }
    for (let more = 0; more < home.length; more++) {
      const [chance, at] = [home[more] ?? 0, (row + more) * wide]
      for (let column = 0; column < wide; column++)
        sum[at + column] = (sum[at + column] ?? 0) + chance * (line[column] ?? 0)
    }
  }
  return sum
}

/** The table without the rows and columns at its far end that hardly ever come. */
function likely(layers: Layers, table: Table): Table {
  const rows = kept(table.rows, (row) =>
    weightAt(layers, { from: row * table.columns, to: (row + 1) * table.columns, by: 1 }),
  )
  const columns = kept(table.columns, (column) =>
    weightAt(layers, { from: column, to: table.rows * table.columns, by: table.columns }),
  )
  return { rows, columns }
}

function weightAt(layers: Layers, { from, to, by }: { from: number; to: number; by: number }): number {
  let sum = 0
  for (const cells of layers) {
    if (!cells) continue
    for (let at = from; at < to; at += by) sum += cells[at] ?? 0
  }
  return sum
}

function kept(most: number, weightOf: (at: number) => number): number {
  let [length, left] = [most, 0]
  while (length > 1 && (left += weightOf(length - 1)) < FARFETCHED) length--
  return length
}

/** What is cut off falls to the last row and column that are left. */
function cut(cells: Float64Array, from: Table, to: Table): Float64Array {
  if (from.rows === to.rows && from.columns === to.columns) return cells
  const left = new Float64Array(to.rows * to.columns)
  for (let row = 0, at = 0; row < from.rows; row++)
    for (let column = 0; column < from.columns; column++, at++) {
      const place = Math.min(row, to.rows - 1) * to.columns + Math.min(column, to.columns - 1)
      left[place] = (left[place] ?? 0) + (cells[at] ?? 0)
    }
  return left
}

/** The goals of all layers together, those already counted included. */
export function pairsOfGoals(goals: Goals, [home, away]: readonly [number, number]): Pairs {
  const grid = createGrid(home + goals.rows, away + goals.columns)
  for (const cells of goals.layers) {
    if (!cells) continue
    for (let row = 0, at = 0; row < goals.rows; row++)
      for (let column = 0; column < goals.columns; column++, at++)
        grid.add(home + row, away + column, cells[at] ?? 0)
  }
  return grid.toPairs()
}
