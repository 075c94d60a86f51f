import { createGrid, type Pairs } from '../pairs.ts'
import { along, FARFETCHED, type Layers, type Start } from './short-handed.ts'

/** Goals of both sides: home goals are rows, away goals columns. */
export type Goals = Table & { readonly layers: Layers }

type Table = { readonly rows: number; readonly columns: number }

/** The goals still to come in the stretches, by the advantage at their end. */
export function goalsIn(start: Start, stretches: readonly number[]): Goals {
  let table: Table = { rows: 1, columns: 1 }
  const layers = along(start, stretches, Float64Array.of(1), (before, { home, away }, of) => {
    const grown = before.map((cells, place) => {
      const [more, against] = [home[of(place)], away[of(place)]]
      return cells && more && against ? scored(cells, table, more, against) : null
    })
    const goals = (length: number, more: readonly Float64Array[]) => length + (more[0]?.length ?? 1) - 1
    const wide = { rows: goals(table.rows, home), columns: goals(table.columns, away) }
    table = likely(grown, wide)
    return grown.map((cells) => cells && cut(cells, wide, table))
  })
  return { ...table, layers }
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
function likely(layers: Layers, { rows, columns }: Table): Table {
  const [byRow, byColumn] = [new Float64Array(rows), new Float64Array(columns)]
  for (const cells of layers)
    cells?.forEach((weight, at) => {
      const [row, column] = [Math.floor(at / columns), at % columns]
      byRow[row] = (byRow[row] ?? 0) + weight
      byColumn[column] = (byColumn[column] ?? 0) + weight
    })
  return { rows: kept(byRow), columns: kept(byColumn) }
}

function kept(weights: Float64Array): number {
  let [length, left] = [weights.length, 0]
  while (length > 1 && (left += weights[length - 1] ?? 0) < FARFETCHED) length--
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
  for (const cells of goals.layers)
    cells?.forEach((weight, at) => {
      if (weight > 0) grid.add(home + Math.floor(at / goals.columns), away + (at % goals.columns), weight)
    })
  return grid.toPairs()
}
