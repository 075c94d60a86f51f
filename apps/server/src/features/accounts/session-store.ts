import type { LoginState } from '@keo/contract/members'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { sql, type Selectable } from 'kysely'
import type { AccountTables } from './account-tables.ts'
import type { Session } from './session-rules.ts'

export type NewSession = Pick<
  Session,
  'id' | 'memberId' | 'loginState' | 'createdAt' | 'expiresAt' | 'deviceNo'
> & {
  readonly tokenHash: Buffer
  readonly address: string
  readonly userAgent: string
}

/** Made for a database or for one transaction of it. */
export type SessionStore = {
  findByToken(hash: Buffer): Promise<Session | undefined>
  list(sessionIds: readonly string[]): Promise<Session[]>
  /** Waits for whoever signs this member in at the same time, then gives the session that still counts. */
  lockActive(memberId: string): Promise<Session | undefined>
  insert(session: NewSession): Promise<void>
  close(sessionId: string, as: 'replaced' | 'ended', at: Instant): Promise<void>
  noteAction(sessionId: string, at: Instant): Promise<void>
}

export function sqlSessionStore(anyDb: Db, tenantId: string): SessionStore {
  const db = anyDb.withTables<AccountTables>()
  const sessions = () => db.selectFrom('session').selectAll().where('tenant_id', '=', tenantId)

  return {
    async findByToken(hash) {
      const row = await sessions().where('token_hash', '=', hash).executeTakeFirst()
      return row && fromRow(row)
    },
    async list(sessionIds) {
      if (sessionIds.length === 0) return []
      const rows = await sessions()
        .where(sql<boolean>`id = any(${sessionIds})`)
        .execute()
      return rows.map(fromRow)
    },
    async lockActive(memberId) {
      await sql`select 1 from member where tenant_id = ${tenantId} and id = ${memberId} for update`.execute(
        db,
      )
      const row = await sessions()
        .where('member_id', '=', memberId)
        .where('state', '=', 'active')
        .executeTakeFirst()
      return row && fromRow(row)
    },
    async insert(session) {
      await db
        .insertInto('session')
        .values({
          tenant_id: tenantId,
          member_id: session.memberId,
          id: session.id,
          token_hash: session.tokenHash,
          state: 'active',
          login_state: session.loginState,
          created_at: sqlInstant(session.createdAt),
          last_action_at: sqlInstant(session.createdAt),
          expires_at: sqlInstant(session.expiresAt),
          replaced_at: null,
          ended_at: null,
          device_no: session.deviceNo,
          address: session.address,
          user_agent: session.userAgent,
        })
        .execute()
    },
    async close(sessionId, as, at) {
      await db
        .updateTable('session')
        .set({ state: as, [as === 'replaced' ? 'replaced_at' : 'ended_at']: sqlInstant(at) })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', sessionId)
        .where('state', '=', 'active')
        .execute()
    },
    async noteAction(sessionId, at) {
      await db
        .updateTable('session')
        .set({ last_action_at: sqlInstant(at) })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', sessionId)
        .where('last_action_at', '<', sqlInstant(at))
        .execute()
    },
  }
}

function fromRow(row: Selectable<AccountTables['session']>): Session {
  return {
    id: row.id,
    memberId: row.member_id,
    state: row.state,
    loginState: row.login_state as LoginState,
    createdAt: row.created_at,
    lastActionAt: row.last_action_at,
    expiresAt: row.expires_at,
    deviceNo: row.device_no,
  }
}
