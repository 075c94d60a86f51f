import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { sql } from 'kysely'

/** Members of whom a game provider told something, a lost round that moved no money among it. */
export function playedBetween(tenantId: string) {
  return async (db: Db, from: Instant, until: Instant): Promise<string[]> => {
    const { rows } = await sql<{ member_id: string }>`
      select distinct member_id from game_movement
      where tenant_id = ${tenantId} and at >= ${sqlInstant(from)} and at <= ${sqlInstant(until)}`.execute(db)
    return rows.map((row) => row.member_id)
  }
}
