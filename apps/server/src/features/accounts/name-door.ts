import type { LoginAnswer, loginByName, registerByName } from '@keo/contract/accounts'
import { captchaAbout, type CaptchaAction } from '@keo/contract/captcha'
import type { ParsedRequestOf } from '@keo/contract/define-call'
import { fail } from '@keo/contract/errors'
import type { Audit } from '@keo/service-kit/audit'
import type { Database, Db } from '@keo/service-kit/db/database'
import { foldUserName, type MemberStore } from '../members/index.ts'
import type { Captcha } from '../captcha/index.ts'
import type { Site } from '../site/index.ts'
import type { Admission, Visitor } from './admission.ts'
import {
  sqlCredentialStore,
  type PasswordGuards,
  type PasswordHasher,
  refuseWeakPassword,
} from '../passwords/index.ts'
import { NOBODY } from './login-record-store.ts'
import type { Registrations } from './registrations.ts'

type Needs = {
  database: Database
  tenantId: string
  audit: Audit
  site: Pick<Site, 'door'>
  members: Pick<MemberStore, 'find'>
  captcha: Pick<Captcha, 'redeem'>
  hasher: PasswordHasher
  guards: PasswordGuards
  admission: Admission
  registrations: Registrations
}

/** By user name and password. */
export function createNameDoor(needs: Needs) {
  const { database, tenantId, site, members, captcha, hasher, guards, admission } = needs
  const credentials = sqlCredentialStore(database.db, tenantId)

  /** Every step is taken for every name: only the answer tells a right password from the rest. */
  function login(request: ParsedRequestOf<typeof loginByName>, from: Visitor): Promise<LoginAnswer> {
    return hasher.withPlace(async (place) => {
      const folded = foldUserName(request.userName)
      await demandCaptcha('login', request, from, () => guards.asksForCaptcha(folded, from))
      const reserved = await guards.reserve(folded, from)
      const isLocked = reserved.verdict === 'locked'
      const found = await credentials.findByName(folded)
      const isRight = await place.verify(found?.passwordHash, request.password)
      if (!found || !isRight || isLocked) {
        await refused(found?.memberId ?? NOBODY, from, isLocked)
        return fail('WRONG_LOGIN')
      }
      await database.tx((tx) => guards.forget(tx, reserved))
      const member = (await members.find(found.memberId)) ?? fail('WRONG_LOGIN')
      const isStillTrue = async (db: Db) =>
        (await sqlCredentialStore(db, tenantId).findByName(folded))?.passwordHash === found.passwordHash
      return admission.admit(member, from, { way: 'name', isVisit: request.isVisit ?? false, isStillTrue })
    })
  }

  /** The site asks everybody, or the guards ask those who have been wrong too often. */
  async function demandCaptcha(
    action: CaptchaAction,
    request: { userName: string; captchaTicket?: string | undefined },
    from: Visitor,
    isAsked: () => Promise<boolean>,
  ): Promise<void> {
    const { domainType } = await site.door(from.host)
    const isGuarded = await isAsked()
    const purpose = { action, about: captchaAbout(request) }
    if (domainType > 0 || isGuarded) await captcha.redeem(request.captchaTicket, purpose, from)
  }

  async function refused(memberId: string, from: Visitor, isLocked: boolean): Promise<void> {
    await database.tx(async (tx) => {
      await guards.noteWrong(tx, from.address)
      await admission.record(tx, memberId, from, { way: 'name', result: isLocked ? 'locked' : 'refused' })
      await needs.audit.write(tx, {
        actor: memberId || 'visitor',
        session: null,
        address: from.address,
        device: from.deviceNo,
        action: isLocked ? 'login.locked' : 'login.refused',
        object: memberId || 'nobody',
        before: null,
        after: null,
        requestId: from.requestId,
      })
    })
  }

  function register(request: ParsedRequestOf<typeof registerByName>, from: Visitor): Promise<LoginAnswer> {
    return hasher.withPlace(async (place) => {
      refuseWeakPassword(request.password, request.userName)
      // A site that wants every player's number has no use for a name without one.
      if ((await site.door(from.host)).domainType === 2) fail('REGISTER_BY_MOBILE')
      await demandCaptcha('register', request, from, async () => false)
      const passwordHash = await place.hash(request.password)
      const member = await needs.registrations.register({ ...request, passwordHash, mobile: null }, from)
      return admission.admit(member, from, { way: 'registration', isProven: true })
    })
  }

  return { login, register }
}
