import { fail } from '@keo/contract/errors'
import type { PasskeyId } from '@keo/contract/ids'
import { PASSKEYS_MAX } from '@keo/contract/second-factor-passkeys'
import type { PasskeyAssertion, PasskeyRegistration } from '@keo/contract/second-factor-wire'
import type { Audit } from '@keo/service-kit/audit'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import type { Log } from '@keo/service-kit/log'
import type { SecretBox } from '@keo/service-kit/secret-box'
import {
  createPasskeyChallenges,
  createPasskeys,
  creationOptions,
  requestOptions,
} from '../second-factor/index.ts'
import { staffRecord, type StaffActing, type StaffCaller, type StaffOrigin } from './staff-acting.ts'
import type { ConsolePlace } from './staff-api.ts'
import { createStaffCode } from './staff-code.ts'
import { sqlStaffPasskeyStore } from './staff-passkey-store.ts'
import type { StaffSessions } from './staff-sessions.ts'
import { sqlStaffStore } from './staff-store.ts'

type Needs = {
  database: Database
  machineClock: Clock
  ids: Ids
  audit: Audit
  log: Log
  tenantId: string
  box: SecretBox
  sessions: Pick<StaffSessions, 'start'>
  siteName: string
}

export type StaffPasskeys = ReturnType<typeof createStaffPasskeys>

/** It says nothing of the person, and the key gives it back at the door. */
const handleOf = (staffId: string): Buffer => Buffer.from(staffId)
const doorAt = ({ host }: ConsolePlace) => ({ purpose: 'staff-login', rpId: host, sessionId: '' }) as const
/** Signed for one approval in one session: it turns no other key. */
const checkAt = ({ host }: ConsolePlace, { sessionId }: StaffCaller, approvalId: string) =>
  ({ purpose: 'staff-check', rpId: host, sessionId: `${sessionId} ${approvalId}` }) as const

/** Passkeys of the staff, beside password and authenticator: they open the door and turn the second key. */
export function createStaffPasskeys(needs: Needs) {
  const { database, machineClock, ids, audit, tenantId, sessions } = needs
  const store = sqlStaffPasskeyStore(database.db, tenantId)
  const challenges = createPasskeyChallenges(needs)
  const demandCode = createStaffCode(needs)
  const keysAt = ({ origins: siteOrigins }: ConsolePlace) =>
    createPasskeys({
      database,
      clock: machineClock,
      audit,
      log: needs.log,
      store,
      challenges,
      siteOrigins,
      userHandleOf: async (staffId) => handleOf(staffId),
    })
  const ownAt = async (staffId: string, { host }: ConsolePlace) =>
    (await store.list(staffId)).filter(({ rpId }) => rpId === host)

  async function begin({ caller }: StaffActing, at: ConsolePlace, code: string) {
    await demandCode(caller.staffId, code)
    const held = await store.list(caller.staffId)
    if (held.length >= PASSKEYS_MAX) fail('PASSKEY_LIMIT', { max: PASSKEYS_MAX })
    const bond = { purpose: 'staff-enrol', rpId: at.host, sessionId: caller.sessionId } as const
    return creationOptions(await challenges.issue(bond), {
      siteName: needs.siteName,
      host: at.host,
      owner: { name: caller.email, displayName: caller.name },
      userHandle: handleOf(caller.staffId),
      held,
    })
  }

  type Made = { readonly name: string; readonly passkey: PasskeyRegistration }

  /** The challenge was given for a code, to this session alone: whoever signs it is who asked. */
  async function confirm(acting: StaffActing, at: ConsolePlace, { name, passkey }: Made): Promise<void> {
    const { staffId, sessionId } = acting.caller
    const made = await keysAt(at).made(passkey, { purpose: 'staff-enrol', rpId: at.host, sessionId })
    await database.tx(async (tx) => {
      // Two browsers of one person wait for one another here.
      await sqlStaffStore(tx, tenantId).findForChange(staffId)
      const inside = sqlStaffPasskeyStore(tx, tenantId)
      if ((await inside.list(staffId)).length >= PASSKEYS_MAX) fail('PASSKEY_LIMIT', { max: PASSKEYS_MAX })
      const id = ids.newId('psk') as PasskeyId
      const times = { createdAt: machineClock.now(), usedAt: null }
      if (!(await inside.insert({ ...made, ...times, id, ownerId: staffId, name }))) fail('PASSKEY_REFUSED')
      await audit.write(
        tx,
        staffRecord(acting, { action: 'staff.passkey-added', object: id, after: { name } }),
      )
    })
  }

  async function remove(acting: StaffActing, { id, code }: { id: string; code: string }): Promise<void> {
    const { staffId } = acting.caller
    await demandCode(staffId, code)
    await database.tx(async (tx) => {
      const removed = (await sqlStaffPasskeyStore(tx, tenantId).remove(staffId, id)) ?? fail('NOT_FOUND')
      const before = { name: removed.name }
      await audit.write(tx, staffRecord(acting, { action: 'staff.passkey-removed', object: id, before }))
    })
  }

  /** Whose account is closed has no door, whatever key they hold. */
  async function signIn(assertion: PasskeyAssertion, at: ConsolePlace, from: StaffOrigin): Promise<string> {
    const use = { assertion, bond: doorAt(at), ownerId: null }
    const { ownerId, id } = await keysAt(at).used(use, { ...from, deviceNo: null })
    return database.tx(async (tx) => {
      const staff = await sqlStaffStore(tx, tenantId).findForChange(ownerId)
      if (!staff || staff.roles.length === 0) fail('PASSKEY_REFUSED')
      const { address, requestId } = from
      const who = { actor: ownerId, session: null, address, device: null, object: ownerId, requestId }
      await audit.write(tx, { ...who, action: 'staff.signed-in', before: null, after: { passkey: id } })
      return sessions.start(tx, ownerId, from)
    })
  }

  return {
    begin,
    confirm,
    remove,
    signIn,
    askAtDoor: async (at: ConsolePlace) => requestOptions(await challenges.issue(doorAt(at)), at.host, []),
    ask: async (caller: StaffCaller, at: ConsolePlace, approvalId: string) =>
      requestOptions(
        await challenges.issue(checkAt(at, caller, approvalId)),
        at.host,
        await ownAt(caller.staffId, at),
      ),
    list: async (staffId: string) =>
      (await store.list(staffId)).map(({ id, name, rpId: host, createdAt, usedAt }) => ({
        id,
        name,
        host,
        createdAt,
        usedAt,
      })),

    /** The second key of a heavy act: who has a passkey for this console turns it with the passkey. */
    async demand(
      { caller, address, requestId }: StaffActing,
      at: ConsolePlace,
      approvalId: string,
      assertion: PasskeyAssertion | undefined,
    ): Promise<void> {
      if ((await ownAt(caller.staffId, at)).length === 0) return
      if (!assertion) return fail('PROOF_NEEDED')
      const use = { assertion, bond: checkAt(at, caller, approvalId), ownerId: caller.staffId }
      await keysAt(at).used(use, { address, requestId, deviceNo: null })
    },
  }
}
