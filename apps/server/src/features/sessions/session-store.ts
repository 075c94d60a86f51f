import type { LoginState } from '@keo/contract/members'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { sql, type Selectable } from 'kysely'
import type { SessionTables } from './session-tables.ts'
import type { EndCause, Owed, Proof, Session } from './session-rules.ts'

type NewSession = Omit<Session, 'lastActionAt' | 'endCause'> & { readonly tokenHash: Buffer }
type Closing = { readonly as: 'replaced' | 'ended'; readonly at: Instant; readonly cause: EndCause | null }
/** What passing a check, or a new password, changes. */
type StepUp = Owed & Pick<Session, 'state' | 'expiresAt' | 'proof'> & { readonly tokenHash: Buffer }

/** Made for a database or for one transaction of it. */
export type SessionStore = {
  /** In the order asked for. */
  findByTokens(hashes: readonly Buffer[]): Promise<(Session | undefined)[]>
  list(sessionIds: readonly string[]): Promise<Session[]>
  /** Active or checking, newest first; those that have run out may be among them. */
  listOpen(memberId: string): Promise<Session[]>
  /** Waits for whoever signs this member in at the same time. */
  lockMember(memberId: string): Promise<void>
  insert(session: NewSession): Promise<void>
  stepUp(sessionId: string, to: StepUp): Promise<void>
  close(sessionId: string, closing: Closing): Promise<void>
  noteActions(sessionIds: readonly string[], at: Instant): Promise<void>
  noteProof(sessionId: string, proof: Proof): Promise<void>
}

export function sqlSessionStore(anyDb: Db, tenantId: string): SessionStore {
  const db = anyDb.withTables<SessionTables>()
  const sessions = () => db.selectFrom('session').selectAll().where('tenant_id', '=', tenantId)
  const change = (sessionId: string) =>
    db.updateTable('session').where('tenant_id', '=', tenantId).where('id', '=', sessionId)

  return {
    async findByTokens(hashes) {
      const rows = await sessions()
        .where(sql<boolean>`token_hash = any(${hashes}::bytea[])`)
        .execute()
      const byHash = new Map(rows.map((row) => [row.token_hash.toString('hex'), row]))
      return hashes.map((hash) => {
        const row = byHash.get(hash.toString('hex'))
        return row && fromRow(row)
      })
    },
    async list(sessionIds) {
      if (sessionIds.length === 0) return []
      const rows = await sessions()
        .where(sql<boolean>`id = any(${sessionIds})`)
        .execute()
      return rows.map(fromRow)
    },
    async listOpen(memberId) {
      const rows = await sessions()
        .where('member_id', '=', memberId)
        .where('state', 'in', ['active', 'checking'])
        .orderBy('id', 'desc')
        .execute()
      return rows.map(fromRow)
    },
    async lockMember(memberId) {
      await sql`select 1 from member where tenant_id = ${tenantId} and id = ${memberId} for update`.execute(
        db,
      )
    },
    async insert(session) {
      await db
        .insertInto('session')
        .values({ tenant_id: tenantId, ...toRow(session) })
        .execute()
    },
    async stepUp(sessionId, { state, loginState, secondFactors, expiresAt, tokenHash, proof }) {
      await change(sessionId)
        .set({
          state,
          login_state: loginState,
          second_factors: [...secondFactors],
          expires_at: sqlInstant(expiresAt),
          token_hash: tokenHash,
          ...proofColumns(proof),
        })
        // One that was ended meanwhile stays ended.
        .where('state', 'in', ['active', 'checking'])
        .execute()
    },
    async close(sessionId, { as, at, cause }) {
      await change(sessionId)
        .set({
          state: as,
          end_cause: cause,
          [as === 'replaced' ? 'replaced_at' : 'ended_at']: sqlInstant(at),
        })
        .where('state', 'in', ['active', 'checking'])
        .execute()
    },
    async noteActions(sessionIds, at) {
      // Locked in one order, whoever else notes some of them.
      await sql`
        with noted as (select id from session where tenant_id = ${tenantId} and id = any(${sessionIds})
          and last_action_at < ${sqlInstant(at)} order by id for update)
        update session s set last_action_at = ${sqlInstant(at)} from noted
        where s.tenant_id = ${tenantId} and s.id = noted.id`.execute(db)
    },
    async noteProof(sessionId, proof) {
      await change(sessionId).set(proofColumns(proof)).execute()
    },
  }
}

function toRow(session: NewSession) {
  return {
    member_id: session.memberId,
    id: session.id,
    token_hash: session.tokenHash,
    state: session.state,
    login_state: session.loginState,
    second_factors: [...session.secondFactors],
    created_at: sqlInstant(session.createdAt),
    last_action_at: sqlInstant(session.createdAt),
    expires_at: sqlInstant(session.expiresAt),
    replaced_at: null,
    ended_at: null,
    device_no: session.deviceNo,
    address: session.address,
    user_agent: session.userAgent,
    ...proofColumns(session.proof),
  }
}

function proofColumns(proof: Proof | null) {
  return {
    proven_at: proof && sqlInstant(proof.at),
    proven_device: proof?.deviceNo ?? '',
    proven_network: proof?.network ?? '',
  }
}

function fromRow(row: Selectable<SessionTables['session']>): Session {
  return {
    id: row.id,
    memberId: row.member_id,
    state: row.state,
    loginState: row.login_state as LoginState,
    secondFactors: row.second_factors,
    createdAt: row.created_at,
    lastActionAt: row.last_action_at,
    expiresAt: row.expires_at,
    deviceNo: row.device_no,
    address: row.address,
    userAgent: row.user_agent,
    endCause: row.end_cause,
    proof: proofOf(row),
  }
}

function proofOf({ proven_at, proven_device, proven_network }: Selectable<SessionTables['session']>) {
  return proven_at === null ? null : { at: proven_at, deviceNo: proven_device, network: proven_network }
}
