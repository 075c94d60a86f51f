import type { SecondFactor } from '@keo/contract/accounts'
import { AppError, fail } from '@keo/contract/errors'
import type { PasskeyAssertion } from '@keo/contract/second-factor-wire'
import type { Audit } from '@keo/service-kit/audit'
import type { Clock } from '@keo/service-kit/clock'
import type { Database, Tx } from '@keo/service-kit/db/database'
import type { SecretBox } from '@keo/service-kit/secret-box'
import { auditRecord, type Acting } from '../members/index.ts'
import { isLocked, minutesLeft, NO_FACTOR_GUARD, withWrongCode } from './factor-guard-rules.ts'
import type { FactorNotices } from './factor-notices.ts'
import { sqlFactorStore, type Factor } from './factor-store.ts'
import { sqlPasskeyStore } from './passkey-store.ts'
import type { Passkeys } from './passkeys.ts'
import { sqlRecoveryCodeStore } from './recovery-code-store.ts'
import { foldRecoveryCode } from './recovery-codes.ts'
import { matchingStep } from './totp.ts'

type Needs = {
  database: Database
  clock: Clock
  /** An app on a phone goes by real time, however fast the world runs. */
  machineClock: Clock
  audit: Audit
  tenantId: string
  box: SecretBox
  passkeys: Passkeys
  notices: FactorNotices
}

/** One of the three. */
export type FactorClaim = {
  readonly totpCode?: string | undefined
  readonly recoveryCode?: string | undefined
  readonly passkey?: PasskeyAssertion | undefined
}
/** Somebody with a session, at a host of the site. */
export type ActingAt = Acting & { readonly host: string }

type TypedCode = { readonly by: 'totp' | 'recovery'; readonly code: string }
type Verdict = 'right' | 'wrong' | { readonly lockedMinutes: number }

export type Factors = ReturnType<typeof createFactors>

/** What a member has, and whether a claim to have it is true. */
export function createFactors(needs: Needs) {
  const { database, clock, machineClock, audit, tenantId, box, passkeys, notices } = needs

  /**
   * What would do at this host, the easiest first. Recovery codes are always named where anything is set up: a member
   * whose only passkey belongs to another host owes a factor all the same.
   */
  async function listOf(memberId: string, host: string): Promise<SecondFactor[]> {
    const factor = await sqlFactorStore(database.db, tenantId).find(memberId)
    const held = await sqlPasskeyStore(database.db, tenantId).list(memberId)
    if (!factor?.totp && held.length === 0) return []
    const own: SecondFactor[] = held.some(({ rpId }) => rpId === host) ? ['passkey'] : []
    return [...own, ...(factor?.totp ? (['totp'] as const) : []), 'recovery']
  }

  /** Fails with SECOND_FACTOR_WRONG, SECOND_FACTOR_LOCKED or PASSKEY_REFUSED. */
  async function demand(claim: FactorClaim, acting: ActingAt): Promise<void> {
    const { totpCode, recoveryCode, passkey } = claim
    if (passkey) {
      const { memberId, sessionId } = acting.caller
      const bond = { purpose: 'check', rpId: acting.host, sessionId } as const
      await passkeys.used({ assertion: passkey, bond, ownerId: memberId }, acting)
    } else if (totpCode !== undefined) await demandCode({ by: 'totp', code: totpCode }, acting)
    else if (recoveryCode !== undefined) await demandCode({ by: 'recovery', code: recoveryCode }, acting)
    else throw new AppError('INVALID_INPUT', {}, { totpCode: 'field.missing' })
  }

  /** For calls that ask the owner's proof already: whoever has set a factor up is asked for it too. */
  async function demandWhereSet(claim: FactorClaim, acting: ActingAt): Promise<void> {
    const own = await listOf(acting.caller.memberId, acting.host)
    if (own.length > 0) await demand(claim, acting)
  }

  async function demandCode(typed: TypedCode, acting: ActingAt): Promise<void> {
    // A refusal is thrown after the commit: the attempt must stay counted.
    const verdict = await database.tx((tx) => judge(tx, typed, acting))
    if (verdict === 'wrong') fail('SECOND_FACTOR_WRONG')
    if (verdict !== 'right') fail('SECOND_FACTOR_LOCKED', { minutes: verdict.lockedMinutes })
  }

  /** The row's lock lets one attempt in at a time, so that many at once cannot slip past the count. */
  async function judge(tx: Tx, typed: TypedCode, acting: ActingAt): Promise<Verdict> {
    const { memberId } = acting.caller
    const factor = await sqlFactorStore(tx, tenantId).lock(memberId)
    if (!factor) return 'wrong'
    const now = machineClock.now()
    const { lockedUntil } = factor.guard
    if (lockedUntil !== null && isLocked(factor.guard, now))
      return { lockedMinutes: minutesLeft(lockedUntil, now) }
    const isRight =
      typed.by === 'totp' ? isTotp(tx, memberId, factor, typed.code) : isRecovery(tx, acting, typed.code)
    if (!(await isRight)) return noteWrong(tx, factor, acting)
    await sqlFactorStore(tx, tenantId).saveGuard(memberId, NO_FACTOR_GUARD)
    return 'right'
  }

  async function isTotp(tx: Tx, memberId: string, { totp }: Factor, code: string): Promise<boolean> {
    const secret = totp && box.open(totp.secret, memberId)
    if (!totp || !secret) return false
    const step = matchingStep({ secret, code, at: machineClock.now() }, totp.step)
    if (step === null) return false
    await sqlFactorStore(tx, tenantId).saveStep(memberId, step)
    return true
  }

  async function isRecovery(tx: Tx, acting: ActingAt, typed: string): Promise<boolean> {
    const { memberId } = acting.caller
    const hashes = box.hashes(foldRecoveryCode(typed), memberId)
    if (!(await sqlRecoveryCodeStore(tx, tenantId).use(memberId, hashes, clock.now()))) return false
    await audit.write(tx, auditRecord(acting, { action: 'second-factor.recovery-used' }))
    await notices.notify(tx, 'notice.recoveryUsed', { memberId, language: acting.language })
    return true
  }

  async function noteWrong(tx: Tx, { guard }: Factor, acting: ActingAt): Promise<Verdict> {
    const { memberId } = acting.caller
    const next = withWrongCode(guard, machineClock.now())
    const hasLocked = next.lockedUntil !== null
    await sqlFactorStore(tx, tenantId).saveGuard(memberId, next)
    const action = hasLocked ? 'second-factor.locked' : 'second-factor.refused'
    await audit.write(tx, auditRecord(acting, { action }))
    if (hasLocked) await notices.notify(tx, 'notice.factorGuessed', { memberId, language: acting.language })
    return 'wrong'
  }

  return { listOf, demand, demandWhereSet }
}
