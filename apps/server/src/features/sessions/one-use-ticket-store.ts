import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import type { SessionTables } from './session-tables.ts'

type Purpose = SessionTables['one_use_ticket']['purpose']

export type OneUseTicket = {
  readonly memberId: string
  /** Only of a socket's ticket. */
  readonly sessionId: string | null
  /** Only of a hand-over code that a login gave: it must come back with the `state` of this hash. */
  readonly stateHash: Buffer | null
  readonly expiresAt: Instant
}

export type OneUseTicketStore = {
  insert(hash: Buffer, ticket: OneUseTicket): Promise<void>
  /** Gone whoever asks first, on whichever node: the delete decides. */
  take(hash: Buffer): Promise<OneUseTicket | undefined>
}

export function sqlOneUseTicketStore(anyDb: Db, tenantId: string, purpose: Purpose): OneUseTicketStore {
  const db = anyDb.withTables<SessionTables>()
  return {
    async insert(hash, { memberId, sessionId, stateHash, expiresAt }) {
      await db
        .insertInto('one_use_ticket')
        .values({
          tenant_id: tenantId,
          member_id: memberId,
          ticket_hash: hash,
          purpose,
          session_id: sessionId,
          state_hash: stateHash,
          expires_at: sqlInstant(expiresAt),
        })
        .execute()
    },
    async take(hash) {
      const row = await db
        .deleteFrom('one_use_ticket')
        .where('tenant_id', '=', tenantId)
        .where('ticket_hash', '=', hash)
        .where('purpose', '=', purpose)
        .returning(['member_id', 'session_id', 'state_hash', 'expires_at'])
        .executeTakeFirst()
      return (
        row && {
          memberId: row.member_id,
          sessionId: row.session_id,
          stateHash: row.state_hash,
          expiresAt: row.expires_at,
        }
      )
    },
  }
}

/** Tickets that nobody used. */
export async function dropExpiredTickets(anyDb: Db, tenantId: string, now: Instant): Promise<void> {
  await anyDb
    .withTables<SessionTables>()
    .deleteFrom('one_use_ticket')
    .where('tenant_id', '=', tenantId)
    .where('expires_at', '<', sqlInstant(now))
    .execute()
}

/** What was handed over under a password that is no longer the member's. */
export async function dropTicketsOf(anyDb: Db, tenantId: string, memberId: string): Promise<void> {
  await anyDb
    .withTables<SessionTables>()
    .deleteFrom('one_use_ticket')
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('purpose', '=', 'hand-over')
    .execute()
}
