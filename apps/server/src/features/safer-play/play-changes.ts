import type { Audit, AuditRecord } from '@keo/service-kit/audit'
import type { Database, Tx } from '@keo/service-kit/db/database'
import type { Caller, RequestContext } from '@keo/service-kit/http/api'
import type { WriteLetter } from '../inbox/index.ts'
import type { DecidedBy } from '../reviews/index.ts'
import { lettersOfChange } from './play-letters.ts'
import { sqlPlayStateStore } from './play-state-store.ts'
import type { PlayState } from './play-state.ts'

/** A member who sets something for the own account, and the request by which it came. */
export type Acting = Pick<RequestContext, 'address' | 'deviceNo' | 'userAgent' | 'requestId'> & {
  readonly caller: Caller
}

type Change = { readonly action: string; readonly set: Partial<PlayState>; readonly after?: unknown }
export type Decide = (state: PlayState) => Change

type ChangedBy = Pick<AuditRecord, 'actor' | 'session' | 'address' | 'device' | 'requestId'>

type Needs = { database: Database; audit: Audit; tenantId: string; writeLetter: WriteLetter }

export type PlayChanges = ReturnType<typeof createPlayChanges>

/** Every change of what a member has set: one at a time, and none without its entry in the audit log. */
export function createPlayChanges({ database, audit, tenantId, writeLetter }: Needs) {
  async function changeOf(tx: Tx, memberId: string, by: ChangedBy, decide: Decide): Promise<PlayState> {
    const store = sqlPlayStateStore(tx, tenantId)
    const state = await store.readForChange(memberId)
    const { action, set, after } = decide(state)
    const changed = { ...state, ...set }
    await store.write(memberId, changed)
    await audit.write(tx, { ...by, action, object: memberId, before: null, after: after ?? set })
    for (const letter of lettersOfChange(state, changed)) await writeLetter(tx, memberId, letter)
    return changed
  }

  const changeIn = (tx: Tx, { caller, ...from }: Acting, decide: Decide) =>
    changeOf(
      tx,
      caller.memberId,
      {
        actor: caller.memberId,
        session: caller.sessionId,
        address: from.address,
        device: from.deviceNo,
        requestId: from.requestId,
      },
      decide,
    )

  const changeForIn = (
    tx: Tx,
    memberId: string,
    { actor, session, address, requestId }: DecidedBy,
    decide: Decide,
  ) => changeOf(tx, memberId, { actor, session, address, requestId, device: null }, decide)

  return {
    changeIn,
    changeForIn,
    /** By the operator's people: what they do beside it happens with it or not at all. */
    changeFor: (memberId: string, by: DecidedBy, decide: Decide) =>
      database.tx(async (tx) => {
        const changed = await changeForIn(tx, memberId, by, decide)
        await by.alongside?.(tx)
        return changed
      }),
    change: (acting: Acting, decide: Decide) => database.tx((tx) => changeIn(tx, acting, decide)),
  }
}
