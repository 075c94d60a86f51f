import type { Audit } from '@keo/service-kit/audit'
import type { Clock } from '@keo/service-kit/clock'
import type { Tx } from '@keo/service-kit/db/database'
import type { RequestContext } from '@keo/service-kit/http/api'
import type { Ids } from '@keo/service-kit/ids'
import { networkPrefix } from '@keo/service-kit/http/network-prefix'
import {
  NOTHING_OWED,
  owesNothing,
  standingFrom,
  verdictOn,
  type EndCause,
  type Owed,
  type Proof,
  type Session,
} from './session-rules.ts'
import { sqlSessionStore } from './session-store.ts'
import { tokenHash } from './token-hash.ts'

/** The request a session begins or ends by, for the audit log. */
export type Origin = Pick<RequestContext, 'address' | 'deviceNo' | 'userAgent' | 'requestId'>

type Needs = { clock: Clock; machineClock: Clock; ids: Ids; audit: Audit; tenantId: string }

type Place = Pick<Origin, 'address' | 'deviceNo'>

/** As a proof names where it was given. */
export function placeOf({ address, deviceNo }: Place) {
  return { deviceNo, network: networkPrefix(address) }
}

/** What a session is told after the commit. */
export type Ended = readonly string[]

/** An attacker with the password must not fill the list with sessions that never pass. */
const CHECKING_MAX = 5

export type EndAction =
  | 'session.logout'
  | 'session.expired'
  | 'session.ended'
  | 'session.replaced'
  | 'session.excluded'
  | 'session.time-over'

/** Ends of which the player is told why. */
const END_CAUSES: Partial<Record<EndAction, EndCause>> = {
  'session.excluded': 'excluded',
  'session.time-over': 'time-over',
}

/** Every change of a session, each within a transaction that the caller holds. */
export function createSessionChanges({ clock, machineClock, ids, audit, tenantId }: Needs) {
  const proofFrom = (from: Place): Proof => ({ at: machineClock.now(), ...placeOf(from) })
  /** Whoever owes nothing any more has just shown who they are. */
  const proofBy = (from: Origin, owed: Owed) => (owesNothing(owed) ? proofFrom(from) : null)

  /** A new token always: one that came with the request is never promoted. */
  async function open(tx: Tx, memberId: string, from: Origin, owed: Owed) {
    const store = sqlSessionStore(tx, tenantId)
    const now = clock.now()
    const token = ids.token()
    const id = ids.newId('ses')
    await store.lockMember(memberId)
    const ended = await makeRoom(tx, memberId, from, owed)
    await store.insert({
      id,
      memberId,
      tokenHash: tokenHash(token),
      ...owed,
      ...standingFrom(now, owed),
      createdAt: now,
      deviceNo: from.deviceNo,
      address: from.address,
      userAgent: from.userAgent,
      proof: proofBy(from, owed),
    })
    await write(tx, { memberId, sessionId: id, from, action: 'session.started' })
    return { token, sessionId: id, ended }
  }

  /** The token changes with what the session may do. */
  async function stepUp(tx: Tx, session: Session, from: Origin, owed: Owed) {
    const store = sqlSessionStore(tx, tenantId)
    const token = ids.token()
    await store.lockMember(session.memberId)
    const ended = await makeRoom(tx, session.memberId, from, owed, session.id)
    const standing = session.state === 'active' ? session : standingFrom(clock.now(), owed)
    await store.stepUp(session.id, {
      loginState: owed.loginState,
      secondFactors: owed.secondFactors,
      state: standing.state,
      expiresAt: standing.expiresAt,
      tokenHash: tokenHash(token),
      proof: proofBy(from, owed),
    })
    await write(tx, { memberId: session.memberId, sessionId: session.id, from, action: 'session.stepped-up' })
    return { token, ended }
  }

  /** One active session for each member: whoever owes nothing takes its place. */
  async function makeRoom(
    tx: Tx,
    memberId: string,
    from: Origin,
    owed: Owed,
    except?: string,
  ): Promise<Ended> {
    const others = (await sqlSessionStore(tx, tenantId).listOpen(memberId)).filter(({ id }) => id !== except)
    const leaving = owesNothing(owed)
      ? others.filter(({ state }) => state === 'active')
      : others.filter(({ state }) => state === 'checking').slice(CHECKING_MAX - 1)
    for (const session of leaving) await close(tx, session, from, 'session.replaced')
    return leaving.map(({ id }) => id)
  }

  /** One that had already run out was not replaced by anybody, and goes on answering as expired. */
  async function close(tx: Tx, session: Session, from: Origin, action: EndAction): Promise<void> {
    const isAlive = verdictOn(session, clock.now()) === 'active'
    const isReplaced = action === 'session.replaced' && isAlive
    await sqlSessionStore(tx, tenantId).close(session.id, {
      as: isReplaced ? 'replaced' : 'ended',
      at: clock.now(),
      cause: (isAlive && END_CAUSES[action]) || null,
    })
    await write(tx, {
      memberId: session.memberId,
      sessionId: session.id,
      from,
      action: isAlive ? action : 'session.expired',
    })
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
    open,
    stepUp,
    close,
    proofFrom,
    renew: (tx: Tx, session: Session, from: Origin) => stepUp(tx, session, from, NOTHING_OWED),
  }
}
