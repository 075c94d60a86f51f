import type { ErrorReport } from '@keo/contract/error-report'
import type { Db } from '@keo/service-kit/db/database'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Instant } from '@keo/units/instants'
import type { SiteTables } from './site-tables.ts'

export type ReceivedReport = {
  readonly id: string
  readonly memberId: string | null
  readonly receivedAt: Instant
  readonly address: string
  readonly deviceNo: string
  readonly report: ErrorReport
}

export type ErrorReportStore = {
  insert(received: ReceivedReport): Promise<void>
  /** Keeps the newest and drops the rest. */
  keepNewest(count: number): Promise<void>
}

export function sqlErrorReportStore(anyDb: Db, tenantId: string): ErrorReportStore {
  const db = anyDb.withTables<SiteTables>()
  return {
    async insert({ id, memberId, receivedAt, address, deviceNo, report }) {
      await db
        .insertInto('error_report')
        .values({
          tenant_id: tenantId,
          id,
          member_id: memberId,
          received_at: sqlInstant(receivedAt),
          address,
          device_no: deviceNo,
          user_id: report.userId,
          phone_info: report.phoneInfo,
          model_name: report.modelName,
          interface_address: report.interfaceAddress,
          request_text: report.reqMsg,
          response_text: report.rpsMsg,
          sent_text: report.sendTime,
          received_text: report.recieveTime,
        })
        .execute()
    },
    async keepNewest(count) {
      const eldestKept = db
        .selectFrom('error_report')
        .select('received_at')
        .where('tenant_id', '=', tenantId)
        .orderBy('received_at', 'desc')
        .offset(count)
        .limit(1)
      await db
        .deleteFrom('error_report')
        .where('tenant_id', '=', tenantId)
        .where('received_at', '<=', eldestKept)
        .execute()
    },
  }
}
