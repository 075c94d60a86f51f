import { fail } from '@keo/contract/errors'
import type { SecurityEvent } from '@keo/contract/security-changes'
import type { Language } from '@keo/messages/languages'
import type { Audit } from '@keo/service-kit/audit'
import type { Database, Tx } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import type { SecretBox } from '@keo/service-kit/secret-box'
import { auditRecord, type Acting } from '../members/index.ts'
import type { SecurityChanges } from '../security-changes/index.ts'
import { NO_FACTOR_GUARD } from './factor-guard-rules.ts'
import { sqlFactorStore, type Factor } from './factor-store.ts'
import type { FreshProofs } from './fresh-proofs.ts'
import { sqlPasskeyStore } from './passkey-store.ts'
import { sqlRecoveryCodeStore } from './recovery-code-store.ts'
import { foldRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'

const USER_HANDLE_BYTES = 32

type Needs = {
  database: Database
  ids: Ids
  audit: Audit
  tenantId: string
  box: SecretBox
  proofs: FreshProofs
  security: Pick<SecurityChanges, 'takeDown' | 'note'>
}

/** What was done, for the audit log and for the member's contacts and devices. */
type Deed<T> = {
  readonly action: string
  readonly event?: SecurityEvent
  readonly object?: string
  readonly result: T
}

export type FactorChanges = ReturnType<typeof createFactorChanges>

/** Every change of what a member has set up: freshly proven, one at a time, written down and told. */
export function createFactorChanges({ database, ids, audit, tenantId, box, proofs, security }: Needs) {
  async function run<T>(
    acting: Acting,
    proofTicket: string,
    decide: (tx: Tx, factor: Factor) => Promise<Deed<T>>,
  ): Promise<T> {
    await proofs.demand(acting.caller, proofTicket)
    const { memberId } = acting.caller
    return database.tx(async (tx) => {
      const before = await security.takeDown(tx, memberId)
      const factor = await lockOrCreate(tx, memberId)
      const { result, event, ...deed } = await decide(tx, factor)
      await audit.write(tx, auditRecord(acting, deed))
      if (event) await security.note(tx, { before, event, language: acting.language })
      return result
    })
  }

  async function lockOrCreate(tx: Tx, memberId: string): Promise<Factor> {
    const store = sqlFactorStore(tx, tenantId)
    await store.create(memberId, Buffer.from(ids.bytes(USER_HANDLE_BYTES)))
    return (await store.lock(memberId)) ?? fail('TRY_AGAIN')
  }

  /** Ten new ones; only their hashes are kept. */
  async function renewCodes(tx: Tx, memberId: string): Promise<string[]> {
    const codes = newRecoveryCodes(ids)
    const hashes = codes.flatMap((code) => box.hashes(foldRecoveryCode(code), memberId).slice(0, 1))
    await sqlRecoveryCodeStore(tx, tenantId).replace(memberId, hashes)
    return codes
  }

  /** With the first factor come codes for the day it is lost. */
  async function codesForFirst(tx: Tx, memberId: string): Promise<string[]> {
    const left = await sqlRecoveryCodeStore(tx, tenantId).countUnused(memberId)
    return left > 0 ? [] : renewCodes(tx, memberId)
  }

  async function hasAny(tx: Tx, memberId: string): Promise<boolean> {
    const factor = await sqlFactorStore(tx, tenantId).find(memberId)
    return Boolean(factor?.totp) || (await sqlPasskeyStore(tx, tenantId).list(memberId)).length > 0
  }

  /** Without a factor there is nothing to recover, and nothing to guess. */
  async function tidy(tx: Tx, memberId: string): Promise<void> {
    if (await hasAny(tx, memberId)) return
    await sqlRecoveryCodeStore(tx, tenantId).replace(memberId, [])
    await sqlFactorStore(tx, tenantId).saveGuard(memberId, NO_FACTOR_GUARD)
  }

  /** For an owner who lost everything and proved otherwise who they are. The contacts are told and can take it back. */
  async function reset(tx: Tx, memberId: string, language: Language): Promise<void> {
    const before = await security.takeDown(tx, memberId)
    await lockOrCreate(tx, memberId)
    if (!(await hasAny(tx, memberId))) fail('SECOND_FACTOR_NONE')
    await sqlFactorStore(tx, tenantId).saveTotp(memberId, null)
    const passkeys = sqlPasskeyStore(tx, tenantId)
    for (const { id } of await passkeys.list(memberId)) await passkeys.remove(memberId, id)
    await tidy(tx, memberId)
    await security.note(tx, { before, event: 'factorsReset', language })
  }

  return { run, renewCodes, codesForFirst, hasAny, tidy, reset }
}
