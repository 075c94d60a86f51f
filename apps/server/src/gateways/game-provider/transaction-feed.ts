import type { FeedRow } from './games-provider.ts'

const TYPES: ReadonlySet<string> = new Set(['B', 'W', 'R', 'J', 'P'])
const ROWS_MAX = 200_000

/**
 * The feed of transactions: `timepoint=<ms>` in the first line, names of columns in the second, then a movement in each.
 * Null for anything else: what cannot be read says nothing of our books.
 */
export function readTransactionFeed(text: string): readonly FeedRow[] | null {
  const [first = '', header = '', ...lines] = text.trim().split(/\r?\n/)
  if (!/^timepoint=\d{1,16}$/.test(first) || lines.length > ROWS_MAX) return null
  const names = header.split(',')
  const placeOf = (name: string) => names.indexOf(name)
  const [player, time, reference, type, amount] = [
    placeOf('extPlayerID'),
    placeOf('timestamp'),
    placeOf('referenceID'),
    placeOf('type'),
    placeOf('amount'),
  ]
  if ([player, time, reference, type, amount].includes(-1)) return null
  const rows: FeedRow[] = []
  for (const line of lines) {
    const cells = line.split(',')
    const kind = cells[type] ?? ''
    const at = Date.parse(`${(cells[time] ?? '').replace(' ', 'T')}Z`)
    if (!TYPES.has(kind) || Number.isNaN(at)) return null
    rows.push({
      memberId: cells[player] ?? '',
      reference: cells[reference] ?? '',
      type: kind as FeedRow['type'],
      amount: cells[amount] ?? '',
      at,
    })
  }
  return rows
}
