import { fail } from '@keo/contract/errors'
import type { Audit } from '@keo/service-kit/audit'
import { createBatches } from '@keo/service-kit/batches'
import type { Clock } from '@keo/service-kit/clock'
import type { Database, Tx } from '@keo/service-kit/db/database'
import type { Authenticate, Caller, DemandFreshProof } from '@keo/service-kit/http/api'
import type { Ids } from '@keo/service-kit/ids'
import type { Instant } from '@keo/units/instants'
import { createSessionChanges, placeOf, type EndAction, type Origin } from './session-changes.ts'
import {
  endOf,
  isActionWorthNoting,
  isFresh,
  NOTHING_OWED,
  owesNothing,
  verdictOn,
  type Owed,
  type Session,
} from './session-rules.ts'
import { sqlSessionStore } from './session-store.ts'
import { tokenHash } from './token-hash.ts'

type Needs = {
  database: Database
  clock: Clock
  machineClock: Clock
  ids: Ids
  audit: Audit
  tenantId: string
  /** Tells every node; called after the end is committed. */
  announceEnd(sessionId: string): void
}

/** What is written together with the change of a session: both happen or neither. */
type Alongside = (tx: Tx) => Promise<unknown>
const NOTHING_ELSE: Alongside = async () => {}

export type Sessions = {
  readonly authenticate: Authenticate
  /** Fails with PROOF_NEEDED. */
  readonly demandFreshProof: DemandFreshProof
  /** The session has shown afresh whose it is. */
  noteProof(caller: Caller, from: Origin): Promise<void>
  /** Ends the session before it, unless it owes a check: then it stands beside it until it passes. */
  start(
    memberId: string,
    from: Origin,
    owed?: Owed,
    alongside?: Alongside,
  ): Promise<{ token: string; sessionId: string }>
  /** The session has passed a check and owes no more than this; it goes on under a new token. */
  stepUp(caller: Caller, from: Origin, stillOwed: Owed, alongside?: Alongside): Promise<{ token: string }>
  end(caller: Caller, from: Origin, action: EndAction): Promise<void>
  /**
   * Everything else of the member ends, and so does `except` unless it is given; what is given goes on under a new
   * token. For a change of password, an exclusion, a lock.
   */
  endAll(
    memberId: string,
    from: Origin,
    options?: { except?: Caller | undefined; alongside?: Alongside; action?: EndAction },
  ): Promise<{ token: string | null }>
  read(caller: Caller): Promise<Session | undefined>
  /** The active one and those that still owe a check, newest first. */
  listOpen(memberId: string): Promise<Session[]>
  /** Which of these are over. */
  ended(sessionIds: readonly string[]): Promise<string[]>
  endOf(session: Session): Instant
}

/** A campaign that opens brings everybody within a second: the more come, the more of them go together. */
const GATHERED = { atOnce: 1, most: 500 }

export function createSessions(needs: Needs): Sessions {
  const { database, clock, machineClock, tenantId, announceEnd } = needs
  const store = sqlSessionStore(database.db, tenantId)
  const changes = createSessionChanges(needs)
  // Every call of a member begins here: those that come at once share a look.
  const sessionsOf = createBatches({ ...GATHERED, apply: store.findByTokens })
  const actions = createBatches({
    ...GATHERED,
    keyOf: (sessionId: string) => sessionId,
    async apply(sessionIds) {
      await store.noteActions(sessionIds, clock.now())
      return sessionIds
    },
  })
  const isOpen = (session: Session) => verdictOn(session, clock.now()) === 'active'

  const authenticate: Authenticate = async (token, isAction) => {
    const session = await sessionsOf.submit(tokenHash(token))
    if (!session) return 'unknown'
    const now = clock.now()
    const verdict = verdictOn(session, now)
    if (verdict === 'excluded') return 'SESSION_EXCLUDED'
    if (verdict === 'time-over') return 'SESSION_TIME_OVER'
    if (verdict !== 'active') return verdict
    if (isAction && isActionWorthNoting(session, now)) await actions.submit(session.id)
    return { memberId: session.memberId, sessionId: session.id, tenantId, isFull: owesNothing(session) }
  }

  /** Runs the change, and tells every node about the ends once they are committed. */
  async function changing<T extends { ended: readonly string[] }>(run: (tx: Tx) => Promise<T>): Promise<T> {
    const result = await database.tx(run)
    for (const id of result.ended) announceEnd(id)
    return result
  }

  const start: Sessions['start'] = (memberId, from, owed = NOTHING_OWED, alongside = NOTHING_ELSE) =>
    changing(async (tx) => {
      const opened = await changes.open(tx, memberId, from, owed)
      await alongside(tx)
      return opened
    })

  const stepUp: Sessions['stepUp'] = (caller, from, stillOwed, alongside = NOTHING_ELSE) =>
    changing(async (tx) => {
      const [session] = await sqlSessionStore(tx, tenantId).list([caller.sessionId])
      if (!session || !isOpen(session)) return fail('SESSION_EXPIRED')
      const stepped = await changes.stepUp(tx, session, from, stillOwed)
      await alongside(tx)
      return stepped
    })

  async function end({ sessionId }: Caller, from: Origin, action: EndAction) {
    await changing(async (tx) => {
      const [session] = await sqlSessionStore(tx, tenantId).list([sessionId])
      if (session) await changes.close(tx, session, from, action)
      return { ended: [sessionId] }
    })
  }

  /** Alive, or replaced between the request and here by somebody whom this very change puts out again. */
  async function stillOf(tx: Tx, memberId: string, { sessionId }: Caller, open: readonly Session[]) {
    const alive = open.find(({ id }) => id === sessionId)
    if (alive) return alive
    const [known] = await sqlSessionStore(tx, tenantId).list([sessionId])
    return known?.state === 'replaced' && known.memberId === memberId ? known : undefined
  }

  function goOn(tx: Tx, kept: Session, from: Origin) {
    if (kept.state === 'replaced') return changes.open(tx, kept.memberId, from, NOTHING_OWED)
    return changes.renew(tx, kept, from)
  }

  const endAll: Sessions['endAll'] = (memberId, from, options = {}) =>
    changing(async (tx) => {
      const { except, alongside = NOTHING_ELSE, action = 'session.ended' } = options
      const inTx = sqlSessionStore(tx, tenantId)
      await inTx.lockMember(memberId)
      const open = await inTx.listOpen(memberId)
      const kept = except && (await stillOf(tx, memberId, except, open))
      // Before anything is written: what this call was to do is not done half.
      if (except && !kept) fail('SESSION_EXPIRED')
      const leaving = open.filter(({ id }) => id !== except?.sessionId)
      for (const session of leaving) await changes.close(tx, session, from, action)
      const renewed = kept ? await goOn(tx, kept, from) : null
      await alongside(tx)
      return { token: renewed?.token ?? null, ended: leaving.map(({ id }) => id) }
    })

  const demandFreshProof: DemandFreshProof = async ({ sessionId }, from) => {
    const [session] = await store.list([sessionId])
    if (!session || !isFresh(session, placeOf(from), machineClock.now())) fail('PROOF_NEEDED')
  }

  return {
    authenticate,
    demandFreshProof,
    noteProof: ({ sessionId }, from) => store.noteProof(sessionId, changes.proofFrom(from)),
    start,
    stepUp,
    end,
    endAll,
    async read(caller) {
      const [session] = await store.list([caller.sessionId])
      return session
    },
    listOpen: async (memberId) => (await store.listOpen(memberId)).filter(isOpen),
    async ended(sessionIds) {
      const sessions = new Map((await store.list(sessionIds)).map((session) => [session.id, session]))
      return sessionIds.filter((id) => {
        const session = sessions.get(id)
        return !session || !isOpen(session)
      })
    },
    endOf,
  }
}
