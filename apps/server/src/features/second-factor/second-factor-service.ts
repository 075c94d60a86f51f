import type { LoginAnswer } from '@keo/contract/accounts'
import type { ParsedRequestOf } from '@keo/contract/define-call'
import { fail } from '@keo/contract/errors'
import type {
  confirmPasskey as confirmPasskeyCall,
  PasskeyCreation,
  PasskeyRequest,
} from '@keo/contract/second-factor-passkeys'
import type { proveSelf, ProofWay } from '@keo/contract/second-factor-proof'
import type { PasskeyAssertion } from '@keo/contract/second-factor-wire'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import type { Caller } from '@keo/service-kit/http/api'
import type { Ids } from '@keo/service-kit/ids'
import type { Accounts, Visitor } from '../accounts/index.ts'
import type { Sessions } from '../sessions/index.ts'
import type { Member, MemberStore } from '../members/index.ts'
import type { ProveOwner } from '../own-account/index.ts'
import { createEnrolment } from './enrolment.ts'
import type { FactorParts } from './factor-parts.ts'
import { sqlFactorStore } from './factor-store.ts'
import type { ActingAt, FactorClaim } from './factors.ts'
import { creationOptions, requestOptions } from './passkey-options.ts'
import { sqlPasskeyStore, type HeldPasskey } from './passkey-store.ts'
import { sqlRecoveryCodeStore } from './recovery-code-store.ts'

type Needs = {
  database: Database
  clock: Clock
  machineClock: Clock
  ids: Ids
  tenantId: string
  siteName: string
  parts: FactorParts
  members: Pick<MemberStore, 'find'>
  sessions: Pick<Sessions, 'read' | 'listOpen' | 'end' | 'noteProof'>
  accounts: Pick<Accounts, 'admit' | 'passSecondFactor'>
  proveOwner: ProveOwner
}

export type SecondFactorService = ReturnType<typeof createSecondFactor>

export function createSecondFactor(needs: Needs) {
  const { database, tenantId, siteName, parts, members, sessions, accounts } = needs
  const { factors, challenges, passkeys, proofs } = parts
  const enrolment = createEnrolment({
    database,
    clock: needs.clock,
    machineClock: needs.machineClock,
    ids: needs.ids,
    tenantId,
    siteName,
    box: parts.box,
    passkeys,
    changes: parts.changes,
  })
  const held = sqlPasskeyStore(database.db, tenantId)

  const memberOf = async ({ memberId }: Caller): Promise<Member> =>
    (await members.find(memberId)) ?? fail('SESSION_EXPIRED')

  async function state({ caller, host }: ActingAt) {
    const { memberId } = caller
    const factor = await sqlFactorStore(database.db, tenantId).find(memberId)
    return {
      totpSince: factor?.totp?.since ?? null,
      passkeys: await held.list(memberId),
      recoveryLeft: await sqlRecoveryCodeStore(database.db, tenantId).countUnused(memberId),
      proofs: await proofsOf(await memberOf(caller), host),
    }
  }

  /** The easiest first. A number proves only for those who have no password. */
  async function proofsOf({ id, hasPassword, mobile }: Member, host: string): Promise<ProofWay[]> {
    const own = await factors.listOf(id, host)
    const plain: ProofWay[] = hasPassword ? ['password'] : mobile === '' ? [] : ['sms']
    return [...own.filter((way) => way !== 'recovery'), ...plain, ...own.filter((way) => way === 'recovery')]
  }

  async function prove(acting: ActingAt, claim: ParsedRequestOf<typeof proveSelf>) {
    const isOwner = claim.password !== undefined || claim.smsCode !== undefined
    if (isOwner) await needs.proveOwner(acting, await memberOf(acting.caller), claim)
    else await factors.demand(claim, acting)
    await sessions.noteProof(acting.caller, acting)
    return proofs.issue(acting.caller)
  }

  async function beginPasskey(acting: ActingAt, proofTicket: string): Promise<PasskeyCreation> {
    const wanted = await enrolment.beginPasskey(acting, proofTicket)
    const { host, caller } = acting
    const issued = await challenges.issue({ purpose: 'enrol', rpId: host, sessionId: caller.sessionId })
    const { userName: name, nickName } = await memberOf(caller)
    const owner = { name, displayName: nickName || name }
    return creationOptions(issued, { ...wanted, siteName, host, owner })
  }

  /** Whoever still stands at the door came under the old rule, and has to come again under the new one. */
  async function endOthers(acting: ActingAt): Promise<void> {
    const { caller } = acting
    for (const { id } of await sessions.listOpen(caller.memberId))
      if (id !== caller.sessionId) await sessions.end({ ...caller, sessionId: id }, acting, 'session.ended')
  }

  async function confirmTotp(acting: ActingAt, proofTicket: string, code: string): Promise<string[]> {
    const recoveryCodes = await enrolment.confirmTotp(acting, proofTicket, code)
    await endOthers(acting)
    return recoveryCodes
  }

  async function confirmPasskey(acting: ActingAt, request: ParsedRequestOf<typeof confirmPasskeyCall>) {
    const added = await enrolment.confirmPasskey(acting, request)
    await endOthers(acting)
    return added
  }

  async function askForPasskey({ caller, host }: ActingAt): Promise<PasskeyRequest> {
    const issued = await challenges.issue({ purpose: 'check', rpId: host, sessionId: caller.sessionId })
    return requestOptions(issued, host, await held.list(caller.memberId))
  }

  async function pass(acting: ActingAt, claim: FactorClaim): Promise<LoginAnswer> {
    const session = (await sessions.read(acting.caller)) ?? fail('SESSION_EXPIRED')
    if (session.secondFactors.length === 0) fail('CHECK_FAILED')
    await factors.demand(claim, acting)
    return accounts.passSecondFactor(acting.caller, acting)
  }

  async function askForLogin({ host }: Visitor): Promise<PasskeyRequest> {
    return requestOptions(await challenges.issue(doorOf(host)), host, [])
  }

  /** The key and the finger, face or PIN behind it are two factors: nothing more is owed. */
  async function login(assertion: PasskeyAssertion, from: Visitor) {
    const used: HeldPasskey = await passkeys.used({ assertion, bond: doorOf(from.host), ownerId: null }, from)
    const member = (await members.find(used.ownerId)) ?? fail('PASSKEY_REFUSED')
    const answer = await accounts.admit(member, from, { way: 'passkey', isProven: true, isFactorDone: true })
    return { ...answer, userName: member.userName }
  }

  return {
    ...enrolment,
    state,
    demandWhereSet: factors.demandWhereSet,
    /** How much of it there is, for who helps the member. */
    async summary(memberId: string) {
      const factor = await sqlFactorStore(database.db, tenantId).find(memberId)
      return {
        hasApp: Boolean(factor?.totp),
        passkeys: (await held.list(memberId)).length,
        recoveryLeft: await sqlRecoveryCodeStore(database.db, tenantId).countUnused(memberId),
      }
    },
    reset: parts.changes.reset,
    prove,
    beginTotp: async (acting: ActingAt, proofTicket: string) =>
      enrolment.beginTotp(acting, await memberOf(acting.caller), proofTicket),
    confirmTotp,
    beginPasskey,
    confirmPasskey,
    askForPasskey,
    pass,
    askForLogin,
    login,
  }
}

const doorOf = (host: string) => ({ purpose: 'login', rpId: host, sessionId: '' }) as const
