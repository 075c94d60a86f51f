import { AppError, fail } from '@keo/contract/errors'
import type { PasskeyId } from '@keo/contract/ids'
import { TOTP_SETUP_MINUTES } from '@keo/contract/second-factor'
import { PASSKEYS_MAX } from '@keo/contract/second-factor-passkeys'
import type { PasskeyRegistration } from '@keo/contract/second-factor-wire'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import type { SecretBox } from '@keo/service-kit/secret-box'
import { minutes } from '@keo/units/instants'
import type { Acting, Member } from '../members/index.ts'
import type { FactorChanges } from './factor-changes.ts'
import { sqlFactorStore } from './factor-store.ts'
import type { ActingAt } from './factors.ts'
import { sqlPasskeyStore, type HeldPasskey } from './passkey-store.ts'
import type { Passkeys } from './passkeys.ts'
import { matchingStep, otpauthAddress, TOTP_SECRET_BYTES } from './totp.ts'

type Needs = {
  database: Database
  clock: Clock
  machineClock: Clock
  ids: Ids
  tenantId: string
  siteName: string
  box: SecretBox
  passkeys: Passkeys
  changes: FactorChanges
}

export function createEnrolment(needs: Needs) {
  const { database, clock, machineClock, ids, tenantId, box, passkeys, changes } = needs

  /** The secret counts for nothing until one of its codes has come back. */
  function beginTotp(acting: Acting, { userName }: Member, proofTicket: string) {
    const secret = ids.bytes(TOTP_SECRET_BYTES)
    const { memberId } = acting.caller
    return changes.run(acting, proofTicket, async (tx, { totp }) => {
      if (totp) fail('TOTP_ALREADY')
      const until = machineClock.now() + minutes(TOTP_SETUP_MINUTES)
      await sqlFactorStore(tx, tenantId).saveSetup(memberId, { secret: box.seal(secret, memberId), until })
      const address = otpauthAddress(needs.siteName, userName, secret)
      return { action: 'second-factor.totp-begun', result: { secret, address } }
    })
  }

  function confirmTotp(acting: Acting, proofTicket: string, code: string): Promise<string[]> {
    const { memberId } = acting.caller
    return changes.run(acting, proofTicket, async (tx, { totp, setup }) => {
      if (totp) fail('TOTP_ALREADY')
      const now = machineClock.now()
      const secret = setup && setup.until > now ? box.open(setup.secret, memberId) : null
      if (!setup || !secret) throw new AppError('TOTP_SETUP_EXPIRED')
      const step = matchingStep({ secret, code, at: now }, 0) ?? fail('SECOND_FACTOR_WRONG')
      const since = clock.now()
      await sqlFactorStore(tx, tenantId).saveTotp(memberId, { secret: setup.secret, since, step })
      const result = await changes.codesForFirst(tx, memberId)
      return { action: 'second-factor.totp-added', event: 'totpAdded', result }
    })
  }

  function removeTotp(acting: Acting, proofTicket: string): Promise<null> {
    const { memberId } = acting.caller
    return changes.run(acting, proofTicket, async (tx, { totp }) => {
      if (!totp) fail('NOT_FOUND')
      await sqlFactorStore(tx, tenantId).saveTotp(memberId, null)
      await changes.tidy(tx, memberId)
      return { action: 'second-factor.totp-removed', event: 'totpRemoved', result: null }
    })
  }

  function renewRecoveryCodes(acting: Acting, proofTicket: string): Promise<string[]> {
    const { memberId } = acting.caller
    return changes.run(acting, proofTicket, async (tx) => {
      if (!(await changes.hasAny(tx, memberId))) fail('SECOND_FACTOR_NONE')
      const result = await changes.renewCodes(tx, memberId)
      return { action: 'second-factor.recovery-renewed', event: 'recoveryRenewed', result }
    })
  }

  /** What the browser is asked for; refused where the member has as many as may be. */
  function beginPasskey(acting: Acting, proofTicket: string) {
    const { memberId } = acting.caller
    return changes.run(acting, proofTicket, async (tx, { userHandle }) => {
      const held = await sqlPasskeyStore(tx, tenantId).list(memberId)
      if (held.length >= PASSKEYS_MAX) fail('PASSKEY_LIMIT', { max: PASSKEYS_MAX })
      return { action: 'passkey.begun', result: { userHandle, held } }
    })
  }

  type Request = { proofTicket: string; name: string; passkey: PasskeyRegistration }
  async function confirmPasskey(acting: ActingAt, { proofTicket, name, passkey: given }: Request) {
    const { memberId, sessionId } = acting.caller
    const made = await passkeys.made(given, { purpose: 'enrol', rpId: acting.host, sessionId })
    return changes.run(acting, proofTicket, async (tx) => {
      const store = sqlPasskeyStore(tx, tenantId)
      if ((await store.list(memberId)).length >= PASSKEYS_MAX) fail('PASSKEY_LIMIT', { max: PASSKEYS_MAX })
      const id = ids.newId('psk') as PasskeyId
      const passkey: HeldPasskey = {
        ...made,
        id,
        ownerId: memberId,
        name,
        createdAt: clock.now(),
        usedAt: null,
      }
      if (!(await store.insert(passkey))) fail('PASSKEY_REFUSED')
      const recoveryCodes = await changes.codesForFirst(tx, memberId)
      const result = { passkey, recoveryCodes }
      return { action: 'passkey.added', object: id, event: 'passkeyAdded', result }
    })
  }

  function removePasskey(acting: Acting, proofTicket: string, id: string): Promise<null> {
    const { memberId } = acting.caller
    return changes.run(acting, proofTicket, async (tx) => {
      if (!(await sqlPasskeyStore(tx, tenantId).remove(memberId, id))) fail('NOT_FOUND')
      await changes.tidy(tx, memberId)
      return { action: 'passkey.removed', object: id, event: 'passkeyRemoved', result: null }
    })
  }

  /** A name opens nothing, so it needs no proof. */
  async function renamePasskey({ caller }: Acting, id: string, name: string): Promise<void> {
    if (!(await sqlPasskeyStore(database.db, tenantId).rename(caller.memberId, id, name))) fail('NOT_FOUND')
  }

  return {
    beginTotp,
    confirmTotp,
    removeTotp,
    renewRecoveryCodes,
    beginPasskey,
    confirmPasskey,
    removePasskey,
    renamePasskey,
  }
}
