import { VIP_LEVEL_MAX } from '@keo/contract/vip'
import type { Db } from '@keo/service-kit/db/database'
import type { SupportTables } from './support-tables.ts'

/** By which ways members reach people: the two lines, and calls by VIP level from 0 on. */
export type Reach = { readonly lines: boolean[]; readonly callBacks: boolean[] }

const LEVELS = Array.from({ length: VIP_LEVEL_MAX + 1 }, (_, level) => level)

/** What has no row is off. Made for a database or for one transaction of it. */
export function sqlReach(anyDb: Db, tenantId: string) {
  const db = anyDb.withTables<SupportTables>()
  return {
    async read(): Promise<Reach> {
      const lines = await db
        .selectFrom('customer_line')
        .selectAll()
        .where('tenant_id', '=', tenantId)
        .execute()
      const levels = await db
        .selectFrom('call_back_level')
        .selectAll()
        .where('tenant_id', '=', tenantId)
        .execute()
      const isOn = (line: number) => lines.some((row) => row.line === line && row.is_on)
      return {
        lines: [isOn(1), isOn(2)],
        callBacks: LEVELS.map((level) => levels.some((row) => row.vip_level === level && row.is_offered)),
      }
    },
    async write({ lines, callBacks }: Reach): Promise<void> {
      for (const [at, is_on] of lines.entries())
        await db
          .insertInto('customer_line')
          .values({ tenant_id: tenantId, line: at + 1, is_on })
          .onConflict((clash) => clash.columns(['tenant_id', 'line']).doUpdateSet({ is_on }))
          .execute()
      for (const [vip_level, is_offered] of callBacks.entries())
        await db
          .insertInto('call_back_level')
          .values({ tenant_id: tenantId, vip_level, is_offered })
          .onConflict((clash) => clash.columns(['tenant_id', 'vip_level']).doUpdateSet({ is_offered }))
          .execute()
    },
  }
}
