import { fail } from '@keo/contract/errors'
import {
  isWeakWithdrawPassword,
  WITHDRAW_PASSWORD_TRIES,
  type CipherPurpose,
} from '@keo/contract/withdraw-password'
import type { Audit } from '@keo/service-kit/audit'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import type { Jobs } from '@keo/service-kit/jobs'
import { createSecretBox } from '@keo/service-kit/secret-box'
import { days, minutes } from '@keo/units/instants'
import type { HashingPlace } from '../passwords/index.ts'
import type { Codes } from '../codes/index.ts'
import {
  auditRecord,
  refuseWithdrawLock,
  sqlMemberLocks,
  sqlMemberStore,
  type Acting,
  type Member,
} from '../members/index.ts'
import type { SecurityChanges } from '../security-changes/index.ts'
import { easyDigitsOf } from './easy-digits.ts'
import { createWithdrawCiphers } from './withdraw-ciphers.ts'
import { createWithdrawKeys, type newKeyPair } from './withdraw-keys.ts'
import { sqlWithdrawPasswordStore } from './withdraw-password-store.ts'

type Needs = {
  database: Database
  clock: Clock
  ids: Ids
  jobs: Jobs
  audit: Audit
  tenantId: string
  codes: Pick<Codes, 'verify'>
  withHashingPlace<T>(work: (place: HashingPlace) => Promise<T>): Promise<T>
  dataKeys: readonly string[]
  security: Pick<SecurityChanges, 'takeDown' | 'note'>
  makeKeyPair?: typeof newKeyPair | undefined
}

const TRIES_WINDOW_MS = days(1)
const NONCES_KEPT_MS = minutes(10)

export type WithdrawPasswords = ReturnType<typeof createWithdrawPasswords>

export function createWithdrawPasswords(needs: Needs) {
  const { database, clock, ids, jobs, audit, tenantId, codes, dataKeys } = needs
  const store = sqlWithdrawPasswordStore(database.db, tenantId)
  const keys = createWithdrawKeys({
    database,
    clock,
    tenantId,
    makeKeyPair: needs.makeKeyPair,
    box: createSecretBox({ keys: dataKeys, use: 'withdraw keys', ids }),
  })
  const ciphers = createWithdrawCiphers({ database, clock, tenantId, keys })
  const pepper = createSecretBox({ keys: dataKeys, use: 'withdraw password', ids })
  jobs.every('withdraw-password.drop-nonces', () => store.dropNonces(clock.now() - NONCES_KEPT_MS))
  jobs.every('withdraw-password.drop-keys', keys.dropOld)

  /** Digits alone are a million guesses; with the key, which the database has not, they are none. */
  const pepperedOf = (pwd: string, memberId: string) =>
    pepper.hashes(pwd, `${tenantId} ${memberId}`).map((hash) => hash.toString('base64'))

  const memberOf = async ({ caller }: Acting): Promise<Member> =>
    (await sqlMemberStore(database.db, tenantId).find(caller.memberId)) ?? fail('SESSION_EXPIRED')

  async function setUp(acting: Acting, request: { withdrawPwd: string; smsCode: string }): Promise<void> {
    const member = await memberOf(acting)
    if (member.mobile === '') fail('MOBILE_NEEDED')
    const pwd = await ciphers.open(request.withdrawPwd, member.id, 'setup')
    if (pwd === null) return fail('WITHDRAW_CIPHER_INVALID')
    if (isWeakWithdrawPassword(pwd, easyDigitsOf(member))) fail('WITHDRAW_PASSWORD_WEAK')
    const target = { channel: 'sms', area: member.mobileArea, mobile: member.mobile } as const
    const claim = {
      purpose: 'withdrawPassword',
      target,
      memberId: member.id,
      deviceNo: acting.deviceNo,
    } as const
    if (!(await codes.verify({ ...claim, code: request.smsCode }))) fail('CODE_WRONG')
    const [peppered = ''] = pepperedOf(pwd, member.id)
    const hash = await needs.withHashingPlace((place) => place.hash(peppered))
    await save(acting, member, hash)
  }

  async function save(acting: Acting, { id }: Member, hash: string): Promise<void> {
    await database.tx(async (tx) => {
      const before = await needs.security.takeDown(tx, id)
      const inTx = sqlWithdrawPasswordStore(tx, tenantId)
      const locks = sqlMemberLocks(tx, tenantId)
      const isReset = await inTx.isSet(id)
      await inTx.save(id, hash, clock.now())
      const isLifted = await locks.lift(id, 'withdraw', 'withdrawPassword')
      await needs.security.note(tx, { before, event: 'withdrawPasswordSet', language: acting.language })
      const action = isReset ? 'withdraw-password.reset' : 'withdraw-password.set'
      await audit.write(tx, auditRecord(acting, { action, after: { isLifted } }))
    })
  }

  /** Comes back when it is right. Everything else ends in the same refusal after the same work; wrong digits count. */
  async function demand(acting: Acting, sealed: string, purpose: CipherPurpose): Promise<void> {
    const member = await memberOf(acting)
    refuseWithdrawLock(member, acting.language)
    await needs.withHashingPlace(async (place) => {
      const now = clock.now()
      const pwd = await ciphers.open(sealed, member.id, purpose)
      const spent = await store.spendTry(member.id, pwd !== null, now, now - TRIES_WINDOW_MS)
      if (!spent) return fail('WITHDRAW_PASSWORD_NEEDED')
      const isRight = await isSame(place, spent.hash, pepperedOf(pwd ?? '', member.id))
      if (pwd !== null && isRight && spent.tries <= WITHDRAW_PASSWORD_TRIES)
        return store.forgetTries(member.id)
      if (spent.tries >= WITHDRAW_PASSWORD_TRIES) await lock(acting, member)
      return fail('WITHDRAW_PASSWORD_WRONG')
    })
  }

  /** One for each data key: after a change of keys the old one still opens. */
  async function isSame(place: HashingPlace, hash: string, candidates: readonly string[]): Promise<boolean> {
    let isRight = false
    for (const candidate of candidates) isRight = (await place.verify(hash, candidate)) || isRight
    return isRight
  }

  async function lock(acting: Acting, { id }: Member): Promise<void> {
    await database.tx(async (tx) => {
      const isNew = await sqlMemberLocks(tx, tenantId).set(id, 'withdraw', 'withdrawPassword')
      if (isNew) await audit.write(tx, auditRecord(acting, { action: 'withdraw-password.locked' }))
    })
  }

  return {
    publicKey: async () => (await keys.current()).toString('base64'),
    setUp,
    demand,
    async stateOf(acting: Acting) {
      const { id, mobile } = await memberOf(acting)
      return { isSet: await store.isSet(id), hasMobile: mobile !== '' }
    },
  }
}
