import type { Db } from '@keo/service-kit/db/database'
import { sql } from 'kysely'

const KEPT = 100

/** Ids sort by age, so the newest are the highest. */
export async function keepNewest(
  db: Db,
  table: 'sandbox.sms' | 'sandbox.mail',
  tenantId: string,
): Promise<void> {
  await sql`
    delete from ${sql.table(table)} where tenant_id = ${tenantId} and id <= (
      select id from ${sql.table(table)} where tenant_id = ${tenantId} order by id desc offset ${KEPT} limit 1
    )`.execute(db)
}
