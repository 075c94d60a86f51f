import type { STAFF_LOCK_CAUSES } from '@keo/contract/console-member-acts'
import { fail } from '@keo/contract/errors'
import type { Lock, LockCause } from '@keo/contract/members'
import type { Audit } from '@keo/service-kit/audit'
import type { Database, Tx } from '@keo/service-kit/db/database'
import { sqlMemberLocks, sqlMemberStore, type Member } from '../../members/index.ts'
import type { Sessions } from '../../sessions/index.ts'
import { staffRecord, type StaffActing } from '../../staff/index.ts'

type Needs = {
  database: Database
  audit: Audit
  tenantId: string
  sessions: Pick<Sessions, 'endAll'>
}
type Locking = {
  readonly id: string
  readonly lock: Lock
  readonly cause: (typeof STAFF_LOCK_CAUSES)[number]
  readonly reason: string
}
type Locks = Member['locks']

export type MemberLockDesk = ReturnType<typeof createMemberLockDesk>

/** Locks that a person sets and lifts, each with its cause for the member and its reason for us. */
export function createMemberLockDesk({ database, audit, tenantId, sessions }: Needs) {
  const findIn = async (tx: Tx, id: string): Promise<Member> =>
    (await sqlMemberStore(tx, tenantId).findForChange(id)) ?? fail('NOT_FOUND')

  type Told = { action: string; id: string; before: Locks; reason: string }
  async function write(tx: Tx, acting: StaffActing, { action, id, before, reason }: Told): Promise<void> {
    const { locks } = await findIn(tx, id)
    const said = (held: Locks) => held.map(({ lock, cause }) => `${lock}: ${cause}`)
    const record = {
      action,
      object: id,
      before: { locks: said(before) },
      after: { locks: said(locks), reason },
    }
    await audit.write(tx, staffRecord(acting, record))
  }

  async function setIn(tx: Tx, acting: StaffActing, { id, lock, cause, reason }: Locking): Promise<boolean> {
    const { locks: before } = await findIn(tx, id)
    if (!(await sqlMemberLocks(tx, tenantId).set(id, lock, cause))) return false
    await write(tx, acting, { action: 'member.locked', id, before, reason })
    return true
  }

  /** Whoever may not sign in is out at once, in the same transaction. */
  async function lockOut(acting: StaffActing, locking: Locking): Promise<boolean> {
    const { address, userAgent, requestId } = acting
    let isChanged = false
    await sessions.endAll(
      locking.id,
      { address, userAgent, requestId, deviceNo: '' },
      {
        alongside: async (tx) => {
          isChanged = await setIn(tx, acting, locking)
        },
      },
    )
    return isChanged
  }

  return {
    lock: (acting: StaffActing, locking: Locking): Promise<boolean> =>
      locking.lock === 'disabled'
        ? lockOut(acting, locking)
        : database.tx((tx) => setIn(tx, acting, locking)),

    unlock: (acting: StaffActing, asked: { id: string; lock: Lock; reason: string }): Promise<boolean> =>
      database.tx(async (tx) => {
        const { id, lock, reason } = asked
        const { locks: before, userName } = await findIn(tx, id)
        // Nobody is left behind an account that was erased.
        if (userName === id) fail('NOT_FOUND')
        const cause: LockCause | undefined = before.find((held) => held.lock === lock)?.cause
        if (!cause || !(await sqlMemberLocks(tx, tenantId).lift(id, lock, cause))) return false
        await write(tx, acting, { action: 'member.unlocked', id, before, reason })
        return true
      }),
  }
}
