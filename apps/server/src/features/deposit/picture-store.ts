import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { sql } from 'kysely'
import type { DepositTables } from './deposit-tables.ts'

export function sqlPictureStore(anyDb: Db, tenantId: string) {
  const db = anyDb.withTables<DepositTables>()
  const pictures = (memberId: string) =>
    db.selectFrom('member_picture').where('tenant_id', '=', tenantId).where('member_id', '=', memberId)
  return {
    async find(memberId: string, id: string): Promise<Buffer | undefined> {
      return (await pictures(memberId).select('bytes').where('id', '=', id).executeTakeFirst())?.bytes
    },
    async has(memberId: string, id: string): Promise<boolean> {
      return (await pictures(memberId).select('id').where('id', '=', id).executeTakeFirst()) !== undefined
    },
    async use(memberId: string, since: Instant): Promise<{ count: number; bytes: number }> {
      const all = await pictures(memberId)
        .select([
          sql<number>`(count(*) filter (where kept_at > ${sqlInstant(since)}))::int`.as('count'),
          sql<number>`coalesce(sum(length(bytes)), 0)::int`.as('bytes'),
        ])
        .executeTakeFirst()
      return { count: all?.count ?? 0, bytes: all?.bytes ?? 0 }
    },
    async insert(memberId: string, id: string, bytes: Buffer, at: Instant): Promise<void> {
      await db
        .insertInto('member_picture')
        .values({ tenant_id: tenantId, member_id: memberId, id, bytes, kept_at: sqlInstant(at) })
        .execute()
    },
  }
}
