import type { TextPlace } from '@keo/contract/console-texts'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { sql } from 'kysely'
import type { TextKey } from './site-text-store.ts'

/** How a text stands among those of its place. */
export type Standing = TextKey & {
  /** Among those of its row; null where nobody moved it. */
  readonly position: number | null
  /** Since when players see nothing of it, by whom and why; null while they may. */
  readonly offAt: Instant | null
  readonly offBy: string | null
  readonly offReason: string | null
}

const COLUMNS = sql`place, key, position, off_at as "offAt", off_by as "offBy", off_reason as "offReason"`

type Off = { readonly at: Instant; readonly by: string; readonly reason: string }

/** Made for a database or for one transaction of it. */
export function sqlTextStandings(db: Db, tenantId: string) {
  const rows = async (query: ReturnType<typeof sql<Standing>>) => (await query.execute(db)).rows
  return {
    all: () => rows(sql<Standing>`select ${COLUMNS} from site_text_standing where tenant_id = ${tenantId}`),
    ofPlace: (place: TextPlace) =>
      rows(sql<Standing>`select ${COLUMNS} from site_text_standing
        where tenant_id = ${tenantId} and place = ${place}`),
    /** False when it is off already. */
    async takeOff({ place, key }: TextKey, { at, by, reason }: Off): Promise<boolean> {
      const { numAffectedRows } = await sql`
        insert into site_text_standing (tenant_id, place, key, off_at, off_by, off_reason)
        values (${tenantId}, ${place}, ${key}, ${sqlInstant(at)}, ${by}, ${reason})
        on conflict (tenant_id, place, key) do update
          set off_at = excluded.off_at, off_by = excluded.off_by, off_reason = excluded.off_reason
          where site_text_standing.off_at is null`.execute(db)
      return numAffectedRows === 1n
    },
    /** False when it is not off. */
    async putBack({ place, key }: TextKey): Promise<boolean> {
      const { numAffectedRows } = await sql`
        update site_text_standing set off_at = null, off_by = null, off_reason = null
        where tenant_id = ${tenantId} and place = ${place} and key = ${key} and off_at is not null`.execute(
        db,
      )
      return numAffectedRows === 1n
    },
    /** Nobody else moves a text of the place until the transaction ends. */
    async lock(place: TextPlace): Promise<void> {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`texts ${place} of ${tenantId}`}, 0))`.execute(
        db,
      )
    },
    async writeOrder(place: TextPlace, keys: readonly string[]): Promise<void> {
      await sql`insert into site_text_standing (tenant_id, place, key, position)
        select ${tenantId}, ${place}, key, position
          from unnest(${keys}::text[]) with ordinality as ordered (key, position)
        on conflict (tenant_id, place, key) do update set position = excluded.position`.execute(db)
    },
  }
}
