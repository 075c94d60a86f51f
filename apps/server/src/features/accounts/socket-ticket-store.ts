import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import type { AccountTables } from './account-tables.ts'

export type SocketTicket = {
  readonly hash: Buffer
  readonly memberId: string
  readonly sessionId: string
  readonly expiresAt: Instant
}

export type SocketTicketStore = {
  insert(ticket: SocketTicket): Promise<void>
  /** Gone whoever asks first, on whichever node: the delete decides. */
  take(hash: Buffer): Promise<Omit<SocketTicket, 'hash'> | undefined>
  dropOlderThan(at: Instant): Promise<void>
}

export function sqlSocketTicketStore(anyDb: Db, tenantId: string): SocketTicketStore {
  const db = anyDb.withTables<AccountTables>()
  return {
    async insert({ hash, memberId, sessionId, expiresAt }) {
      await db
        .insertInto('socket_ticket')
        .values({
          tenant_id: tenantId,
          member_id: memberId,
          ticket_hash: hash,
          session_id: sessionId,
          expires_at: sqlInstant(expiresAt),
        })
        .execute()
    },
    async take(hash) {
      const row = await db
        .deleteFrom('socket_ticket')
        .where('tenant_id', '=', tenantId)
        .where('ticket_hash', '=', hash)
        .returning(['member_id', 'session_id', 'expires_at'])
        .executeTakeFirst()
      return row && { memberId: row.member_id, sessionId: row.session_id, expiresAt: row.expires_at }
    },
    async dropOlderThan(at) {
      await db
        .deleteFrom('socket_ticket')
        .where('tenant_id', '=', tenantId)
        .where('expires_at', '<', sqlInstant(at))
        .execute()
    },
  }
}
