import type { SessionId } from '@keo/contract/ids'
import type { LoginState } from '@keo/contract/members'
import type { Audit } from '@keo/service-kit/audit'
import type { Clock } from '@keo/service-kit/clock'
import type { Database, Tx } from '@keo/service-kit/db/database'
import type { Authenticate, Caller, RequestContext } from '@keo/service-kit/http/api'
import type { Ids } from '@keo/service-kit/ids'
import type { Instant } from '@keo/units/instants'
import { endOf, isActionWorthNoting, LIFETIME_MS, verdictOn, type Session } from './session-rules.ts'
import { sqlSessionStore } from './session-store.ts'
import { tokenHash } from './token-hash.ts'

/** The request a session begins or ends by, for the audit log. */
export type Origin = Pick<RequestContext, 'address' | 'deviceNo' | 'userAgent' | 'requestId'>

type Needs = {
  database: Database
  clock: Clock
  ids: Ids
  audit: Audit
  tenantId: string
  /** Tells every node; called after the end is committed. */
  announceEnd(sessionId: string): void
}

export type Sessions = {
  readonly authenticate: Authenticate
  /** A new token always: one that came with the request is never promoted. Ends the session before it. */
  start(
    memberId: string,
    from: Origin,
    loginState?: LoginState,
  ): Promise<{ token: string; sessionId: string }>
  end(caller: Caller, from: Origin, action: 'session.logout' | 'session.expired'): Promise<void>
  read(caller: Caller): Promise<Session | undefined>
  /** Which of these are over. */
  ended(sessionIds: readonly string[]): Promise<string[]>
  endOf(session: Session): Instant
}

export function createSessions({ database, clock, ids, audit, tenantId, announceEnd }: Needs): Sessions {
  const store = sqlSessionStore(database.db, tenantId)

  const authenticate: Authenticate = async (token, isAction) => {
    const session = await store.findByToken(tokenHash(token))
    if (!session) return 'unknown'
    const now = clock.now()
    const verdict = verdictOn(session, now)
    if (verdict !== 'active') return verdict
    if (isAction && isActionWorthNoting(session, now)) await store.noteAction(session.id, now)
    return callerOf(session)
  }

  function callerOf({ id, memberId, loginState }: Session): Caller {
    return { memberId, sessionId: id, tenantId, isFull: loginState === 0 }
  }

  async function start(memberId: string, from: Origin, loginState: LoginState = 0) {
    const token = ids.token()
    const sessionId = ids.newId('ses') as SessionId
    const now = clock.now()
    const before = await database.tx(async (tx) => {
      const inTx = sqlSessionStore(tx, tenantId)
      const earlier = await inTx.lockActive(memberId)
      if (earlier) await closeEarlier(tx, earlier, from, now)
      await inTx.insert({
        id: sessionId,
        memberId,
        tokenHash: tokenHash(token),
        loginState,
        createdAt: now,
        expiresAt: now + LIFETIME_MS,
        deviceNo: from.deviceNo,
        address: from.address,
        userAgent: from.userAgent,
      })
      await write(tx, { memberId, sessionId, from, action: 'session.started' })
      return earlier
    })
    if (before) announceEnd(before.id)
    return { token, sessionId }
  }

  /** One that had already run out was not replaced by anybody, and goes on answering as expired. */
  async function closeEarlier(tx: Tx, earlier: Session, from: Origin, now: Instant) {
    const isReplaced = verdictOn(earlier, now) === 'active'
    await sqlSessionStore(tx, tenantId).close(earlier.id, isReplaced ? 'replaced' : 'ended', now)
    const action = isReplaced ? 'session.replaced' : 'session.expired'
    await write(tx, { memberId: earlier.memberId, sessionId: earlier.id, from, action })
  }

  async function end({ memberId, sessionId }: Caller, from: Origin, action: string) {
    await database.tx(async (tx) => {
      await sqlSessionStore(tx, tenantId).close(sessionId, 'ended', clock.now())
      await write(tx, { memberId, sessionId, from, action })
    })
    announceEnd(sessionId)
  }

  type Entry = { memberId: string; sessionId: string; from: Origin; action: string }
  function write(tx: Tx, { memberId, sessionId, from, action }: Entry) {
    return audit.write(tx, {
      actor: memberId,
      session: sessionId,
      address: from.address,
      device: from.deviceNo,
      action,
      object: sessionId,
      before: null,
      after: null,
      requestId: from.requestId,
    })
  }

  return {
    authenticate,
    start,
    end,
    async read(caller) {
      const [session] = await store.list([caller.sessionId])
      return session
    },
    async ended(sessionIds) {
      const now = clock.now()
      const sessions = new Map((await store.list(sessionIds)).map((session) => [session.id, session]))
      return sessionIds.filter((id) => {
        const session = sessions.get(id)
        return !session || verdictOn(session, now) !== 'active'
      })
    },
    endOf,
  }
}
