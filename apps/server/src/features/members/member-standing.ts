import type { Db } from '@keo/service-kit/db/database'
import { sql } from 'kysely'

/** What a person of the staff sets on a member. Each answers what it was before; undefined where there is nobody. */
export function sqlMemberStanding(db: Db, tenantId: string) {
  return {
    async setLine(memberId: string, line: string): Promise<string | undefined> {
      const { rows } = await sql<{ before: string }>`
        with held as (select line as before from member where tenant_id = ${tenantId} and id = ${memberId} for update)
        update member set line = ${line} from held
        where tenant_id = ${tenantId} and id = ${memberId} returning held.before`.execute(db)
      return rows[0]?.before
    },
    async setLive(memberId: string, status: number): Promise<number | undefined> {
      const { rows } = await sql<{ before: number }>`
        with held as (
          select live_manage_status as before from member where tenant_id = ${tenantId} and id = ${memberId} for update)
        update member set live_manage_status = ${status} from held
        where tenant_id = ${tenantId} and id = ${memberId} returning held.before`.execute(db)
      return rows[0]?.before
    },
    async lineOf(memberId: string): Promise<string> {
      const { rows } = await sql<{ line: string }>`
        select line from member where tenant_id = ${tenantId} and id = ${memberId}`.execute(db)
      return rows[0]?.line ?? ''
    },
  }
}
