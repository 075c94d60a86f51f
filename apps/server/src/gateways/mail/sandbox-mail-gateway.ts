import type { Clock, Instant } from '@keo/service-kit/clock'
import { sqlInstant, type InstantColumn } from '@keo/service-kit/db/columns'
import type { Database } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import { keepNewest } from '../sandbox/keep-newest.ts'
import type { Mail, MailGateway } from './mail-gateway.ts'

export type DeliveredMail = Mail & { readonly id: string; readonly sentAt: Instant }

export type SandboxMailGateway = MailGateway & {
  /** Newest first. */
  mailbox(): Promise<DeliveredMail[]>
}

type MailTables = {
  'sandbox.mail': {
    tenant_id: string
    id: string
    recipient: string
    subject: string
    text: string
    sent_at: InstantColumn
  }
}

type Needs = { database: Database; clock: Clock; ids: Ids; tenantId: string }

/** Keeps what a real party would deliver, for the developer panel and the tests. */
export function sandboxMailGateway({ database, clock, ids, tenantId }: Needs): SandboxMailGateway {
  const db = database.db.withTables<MailTables>()
  return {
    async send({ to, subject, text }) {
      await db
        .insertInto('sandbox.mail')
        .values({
          tenant_id: tenantId,
          id: ids.newId('mail'),
          recipient: to,
          subject,
          text,
          sent_at: sqlInstant(clock.now()),
        })
        .execute()
      await keepNewest(database.db, 'sandbox.mail', tenantId)
    },
    async mailbox() {
      const rows = await db
        .selectFrom('sandbox.mail')
        .selectAll()
        .where('tenant_id', '=', tenantId)
        .orderBy('id', 'desc')
        .execute()
      return rows.map(({ id, recipient, subject, text, sent_at }) => ({
        id,
        to: recipient,
        subject,
        text,
        sentAt: sent_at,
      }))
    },
  }
}
