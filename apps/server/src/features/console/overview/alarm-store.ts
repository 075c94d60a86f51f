import { sqlInstant, type InstantColumn } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'

type AlarmTables = {
  alarm_acknowledgement: {
    tenant_id: string
    name: string
    since: InstantColumn
    staff_id: string
    reason: string
    at: InstantColumn
  }
}

export type Acknowledged = {
  readonly name: string
  readonly since: Instant
  readonly staffId: string
  readonly reason: string
  readonly at: Instant
}

export function sqlAlarmStore(anyDb: Db, tenantId: string) {
  const db = anyDb.withTables<AlarmTables>()
  return {
    /** Who looks after which occurrence, of those that ring. */
    async of(names: readonly string[]) {
      if (names.length === 0) return []
      return db
        .selectFrom('alarm_acknowledgement')
        .select(['name', 'since', 'staff_id as staffId'])
        .where('tenant_id', '=', tenantId)
        .where('name', 'in', names)
        .execute()
    },
    /** False where somebody was faster. */
    async insert({ name, since, staffId, reason, at }: Acknowledged): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('alarm_acknowledgement')
        .values({
          tenant_id: tenantId,
          name,
          since: sqlInstant(since),
          staff_id: staffId,
          reason,
          at: sqlInstant(at),
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      return numInsertedOrUpdatedRows === 1n
    },
  }
}
