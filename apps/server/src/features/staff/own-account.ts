import { fail } from '@keo/contract/errors'
import type { Audit } from '@keo/service-kit/audit'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import type { SecretBox } from '@keo/service-kit/secret-box'
import { refuseWeakPassword, type HashingPlace } from '../passwords/index.ts'
import { staffRecord, type StaffActing } from './staff-acting.ts'
import { createStaffCode } from './staff-code.ts'
import type { StaffSessions } from './staff-sessions.ts'
import { sqlStaffStore } from './staff-store.ts'

type Needs = {
  readonly database: Database
  readonly machineClock: Clock
  readonly tenantId: string
  readonly audit: Audit
  readonly box: SecretBox
  readonly sessions: StaffSessions
  withHashingPlace<T>(work: (place: HashingPlace) => Promise<T>): Promise<T>
}

type Changing = { readonly old: string; readonly password: string; readonly code: string }

export type OwnAccount = ReturnType<typeof createOwnAccount>

/** What everybody of the staff may do with their own account, whatever their role. */
export function createOwnAccount(needs: Needs) {
  const { database, tenantId, audit, sessions } = needs
  const demandCode = createStaffCode(needs)

  return {
    sessionsOf: (staffId: string) => sessions.listOpen([staffId]),

    /** Of somebody else's a person learns nothing: it is none of theirs. */
    endSession: (acting: StaffActing, id: string) =>
      database.tx(async (tx) => {
        const own = await sessions.listOpen([acting.caller.staffId])
        if (!own.some((one) => one.id === id) || !(await sessions.end(tx, id))) fail('NOT_FOUND')
        await audit.write(tx, staffRecord(acting, { action: 'staff.session-ended', object: id }))
      }),

    /** The code comes first: a wrong one counts as at the door, so nobody tries passwords in an open session. */
    async changePassword(acting: StaffActing, { old, password, code }: Changing): Promise<void> {
      const { staffId, sessionId, email } = acting.caller
      refuseWeakPassword(password, email)
      await demandCode(staffId, code, 'WRONG_LOGIN')
      const found = (await sqlStaffStore(database.db, tenantId).find(staffId)) ?? fail('NOT_FOUND')
      const hash = await needs.withHashingPlace(async (place) => {
        if (!(await place.verify(found.password_hash, old))) fail('WRONG_LOGIN')
        return place.hash(password)
      })
      await database.tx(async (tx) => {
        await sqlStaffStore(tx, tenantId).setPassword(staffId, hash)
        await sessions.endAllOf(tx, staffId, sessionId)
        await audit.write(tx, staffRecord(acting, { action: 'staff.password-changed', object: staffId }))
      })
    },
  }
}
