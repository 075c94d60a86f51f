import type { BookDifference } from '@keo/contract/console-books'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { sql } from 'kysely'

type Source = BookDifference['source']
export type DifferenceRow = {
  readonly source: Source
  readonly id: string
  readonly cause: string
  readonly about: string
  readonly told: string
  readonly at: Instant
  readonly closed_by: string | null
  readonly closed_at: Instant | null
  readonly note: string | null
  readonly settled_at: Instant | null
}
type Closing = {
  readonly source: Source
  readonly id: string
  readonly note: string
  readonly by: string
  readonly at: Instant
}

const PAGE = 50

/** What the comparisons with the providers and the payment parties found, and which of it a person has closed. */
export function sqlDifferences(db: Db, tenantId: string) {
  const all = sql`(
    select 'sports' as source, id::text as id, cause, transaction_id as about, told::text as told, at,
      null::timestamptz as settled_at from sports_review
    where tenant_id = ${tenantId}
    union all
    select 'games', provider || ' ' || reference || ' ' || cause, cause, provider || ' ' || reference, told::text, at, null from game_review
    where tenant_id = ${tenantId}
    union all
    select side, order_no || ' ' || cause, cause, order_no, told::text, at, settled_at from party_review
    where tenant_id = ${tenantId}
  ) d left join closed_difference c on c.tenant_id = ${tenantId} and c.source = d.source and c.id = d.id`
  return {
    async page(isOpen: boolean, after: string): Promise<{ rows: DifferenceRow[]; next: string }> {
      const [, ms = '', skip = ''] = /^(\d{1,16})_(\d{1,6})$/.exec(after) ?? []
      const below = ms === '' ? sql`true` : sql`d.at <= ${sqlInstant(Number(ms))}`
      const offset = skip === '' ? 0 : Number(skip)
      const { rows } = await sql<DifferenceRow>`
        select d.*, c.closed_by, c.closed_at, c.note from ${all}
        where (c.id is null and d.settled_at is null) = ${isOpen} and ${below}
        order by d.at desc, d.source, d.id limit ${PAGE + 1} offset ${offset}`.execute(db)
      const page = rows.slice(0, PAGE)
      return { rows: page, next: rows.length > PAGE ? nextOf(page, ms, offset) : '' }
    },

    async open(): Promise<{ readonly count: number; readonly oldestAt: Instant | null }> {
      const { rows } = await sql<{ count: number; oldestAt: Instant | null }>`
        select count(*)::int as count, min(d.at) as "oldestAt" from ${all}
        where c.id is null and d.settled_at is null`.execute(db)
      return rows[0] ?? { count: 0, oldestAt: null }
    },

    async exists({ source, id }: Pick<Closing, 'source' | 'id'>): Promise<boolean> {
      const { rows } = await sql`select 1 from ${all} where d.source = ${source} and d.id = ${id}`.execute(db)
      return rows.length > 0
    },

    /** False where somebody closed it before, or it went by itself. */
    async close({ source, id, note, by, at }: Closing): Promise<boolean> {
      const { numAffectedRows } = await sql`
        insert into closed_difference (tenant_id, source, id, note, closed_by, closed_at)
        select ${tenantId}, ${source}, ${id}, ${note}, ${by}, ${sqlInstant(at)} from ${all}
        where d.source = ${source} and d.id = ${id} and d.settled_at is null on conflict do nothing`.execute(
        db,
      )
      return numAffectedRows === 1n
    },

    /** What was noted; nothing where it was not closed. */
    async reopen({ source, id }: Pick<Closing, 'source' | 'id'>): Promise<string | undefined> {
      const { rows } = await sql<{ note: string }>`
        delete from closed_difference where tenant_id = ${tenantId} and source = ${source} and id = ${id} returning note`.execute(
        db,
      )
      return rows[0]?.note
    },
  }
}

/** Many were found at one moment: the next page begins there and leaves out those of that moment that were shown. */
function nextOf(page: readonly DifferenceRow[], ms: string, offset: number): string {
  const last = page.at(-1)?.at ?? 0
  const shown = page.filter(({ at }) => at === last).length
  return `${last}_${String(last) === ms ? offset + page.length : shown}`
}
