import type { Instant } from '@keo/units/instants'
import type { FeedRow } from './games-provider.ts'

const TYPES: ReadonlySet<string> = new Set(['B', 'W', 'R', 'J', 'P'])
const ROWS_MAX = 200_000

/** One answer of the feed, and from where to ask on. */
export type FeedPage = { readonly rows: readonly FeedRow[]; readonly next: Instant }

/**
 * The feed of transactions: `timepoint=<ms>` in the first line, names of columns in the second, then a movement in each.
 * Null for anything else: what cannot be read says nothing of our books.
 */
export function readTransactionFeed(text: string): FeedPage | null {
  const [first = '', header = '', ...lines] = text.trim().split(/\r?\n/)
  const next = /^timepoint=(\d{1,16})$/.exec(first)?.[1]
  if (next === undefined || lines.length > ROWS_MAX) return null
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
  return { rows, next: Number(next) }
}

/** The whole feed from a moment on: page after page, until one tells nothing new. Null when one of them does not come. */
export async function readWholeFeed(
  from: Instant,
  read: (timepoint: Instant) => Promise<FeedPage | null>,
): Promise<readonly FeedRow[] | null> {
  const rows = new Map<string, FeedRow>()
  for (let timepoint = Math.floor(from); ;) {
    const page = await read(timepoint)
    if (!page) return null
    const known = rows.size
    for (const row of page.rows) rows.set(`${row.type} ${row.reference}`, row)
    if (rows.size === known || page.next <= timepoint) return [...rows.values()]
    if (rows.size > ROWS_MAX) return null
    timepoint = page.next
  }
}
