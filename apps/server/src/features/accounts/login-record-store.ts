import type { LoginRecord } from '@keo/contract/account-sessions'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import type { AccountTables } from './account-tables.ts'

export type KeptLogin = Pick<LoginRecord, 'id' | 'way' | 'result'> & {
  readonly at: Instant
  readonly deviceNo: string
  readonly address: string
  readonly userAgent: string
}

/** Attempts on a name that nobody has are written too: the same work, and a trace of what was tried. */
export const NOBODY = ''

export function sqlLoginRecordStore(anyDb: Db, tenantId: string) {
  const db = anyDb.withTables<AccountTables>()
  return {
    async insert(memberId: string, login: KeptLogin): Promise<void> {
      await db
        .insertInto('login_record')
        .values({
          tenant_id: tenantId,
          member_id: memberId,
          id: login.id,
          at: sqlInstant(login.at),
          way: login.way,
          result: login.result,
          device_no: login.deviceNo,
          address: login.address,
          user_agent: login.userAgent,
        })
        .execute()
    },
    async page(memberId: string, { skip, take }: { skip: number; take: number }): Promise<KeptLogin[]> {
      const rows = await db
        .selectFrom('login_record')
        .selectAll()
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', memberId)
        .orderBy('id', 'desc')
        .offset(skip)
        .limit(take)
        .execute()
      return rows.map(({ id, at, way, result, device_no, address, user_agent }) => ({
        id,
        at,
        way,
        result,
        deviceNo: device_no,
        address,
        userAgent: user_agent,
      }))
    },
    async dropBefore(at: Instant): Promise<void> {
      await db
        .deleteFrom('login_record')
        .where('tenant_id', '=', tenantId)
        .where('at', '<', sqlInstant(at))
        .execute()
    },
  }
}
