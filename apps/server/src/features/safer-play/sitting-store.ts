import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { sql } from 'kysely'
import type { SaferPlayTables } from './safer-play-tables.ts'

/** Sittings that were over after `from`, oldest first, and when the first one of all began. */
export async function keptSittings(anyDb: Db, tenantId: string, memberId: string, from: Instant) {
  const own = anyDb
    .withTables<SaferPlayTables>()
    .selectFrom('play_sitting')
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
  const first = await own.select('began_at').orderBy('began_at').limit(1).executeTakeFirst()
  const sittings = await own
    .select(['began_at as beganAt', 'seen_at as seenAt'])
    .where(sql<boolean>`seen_at > ${sqlInstant(from)}`)
    .orderBy('began_at')
    .execute()
  return { sittings, firstAt: first?.began_at ?? null }
}

export async function dropSittingsBefore(db: Db, tenantId: string, at: Instant): Promise<void> {
  await sql`delete from play_sitting where tenant_id = ${tenantId} and seen_at < ${sqlInstant(at)}`.execute(
    db,
  )
}
