import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Instant } from '@keo/units/instants'
import { sql, type RawBuilder } from 'kysely'

/** Lists of several tables go on below a moment and an id, `1763400000000_dp_1`; `place` is that pair of a row. */
export function belowCursor(after: string, place: RawBuilder<unknown>) {
  const [, ms = '', last = ''] = /^(\d{1,16})_(.+)$/.exec(after) ?? []
  return ms === '' ? sql`true` : sql`${place} < (${sqlInstant(Number(ms))}, ${last})`
}

/** A page of what was read, one more than it shows, and where the next begins. */
export function pageOf<Row extends { readonly at: Instant; readonly id: string }>(
  rows: readonly Row[],
  size: number,
): { page: Row[]; next: string } {
  const page = rows.slice(0, size)
  const last = page.at(-1)
  return { page, next: rows.length > size && last ? `${last.at}_${last.id}` : '' }
}
