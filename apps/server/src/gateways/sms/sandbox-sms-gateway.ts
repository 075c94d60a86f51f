import type { Clock, Instant } from '@keo/service-kit/clock'
import { sqlInstant, type InstantColumn } from '@keo/service-kit/db/columns'
import type { Database } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import { keepNewest } from '../sandbox/keep-newest.ts'
import type { SmsGateway } from './sms-gateway.ts'

export type DeliveredSms = {
  readonly id: string
  readonly mobile: string
  readonly text: string
  readonly sentAt: Instant
}

export type SandboxSmsGateway = SmsGateway & {
  /** The tray of the sandbox phone, newest first. */
  tray(): Promise<DeliveredSms[]>
}

type SmsTables = {
  'sandbox.sms': { tenant_id: string; id: string; mobile: string; text: string; sent_at: InstantColumn }
}

type Needs = { database: Database; clock: Clock; ids: Ids; tenantId: string }

/** Keeps what a real party would send to phones, for the developer panel and the tests. */
export function sandboxSmsGateway({ database, clock, ids, tenantId }: Needs): SandboxSmsGateway {
  const db = database.db.withTables<SmsTables>()
  return {
    async send({ area, mobile, text }) {
      await db
        .insertInto('sandbox.sms')
        .values({
          tenant_id: tenantId,
          id: ids.newId('sms'),
          mobile: `+${area} ${mobile}`,
          text,
          sent_at: sqlInstant(clock.now()),
        })
        .execute()
      await keepNewest(database.db, 'sandbox.sms', tenantId)
    },
    async tray() {
      const rows = await db
        .selectFrom('sandbox.sms')
        .selectAll()
        .where('tenant_id', '=', tenantId)
        .orderBy('id', 'desc')
        .execute()
      return rows.map(({ id, mobile, text, sent_at }) => ({ id, mobile, text, sentAt: sent_at }))
    },
  }
}
