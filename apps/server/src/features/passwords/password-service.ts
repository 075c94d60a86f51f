import type { Language } from '@keo/messages/languages'
import { serverText } from '@keo/messages/server-packs'
import type { Audit } from '@keo/service-kit/audit'
import type { Clock } from '@keo/service-kit/clock'
import type { Database, Tx } from '@keo/service-kit/db/database'
import type { Caller } from '@keo/service-kit/http/api'
import type { Jobs } from '@keo/service-kit/jobs'
import { serverTimeText, type Instant } from '@keo/units/instants'
import * as z from 'zod/mini'
import type { MailGateway } from '../../gateways/mail/mail-gateway.ts'
import type { SmsGateway } from '../../gateways/sms/sms-gateway.ts'
import type { WriteLetter } from '../inbox/index.ts'
import { foldUserName, type Member, type MemberStore } from '../members/index.ts'
import { sqlCredentialStore } from './credential-store.ts'
import { type Place, dropTicketsOf, type Origin, type Sessions } from '../sessions/index.ts'
import type { PasswordGuards } from './password-guards.ts'
import type { PasswordHasher } from './password-hasher.ts'
import { refuseWeakPassword } from './password-rules.ts'

type Needs = {
  database: Database
  clock: Clock
  tenantId: string
  audit: Audit
  jobs: Jobs
  sms: SmsGateway
  mail: MailGateway
  members: Pick<MemberStore, 'find'>
  sessions: Sessions
  hasher: PasswordHasher
  guards: PasswordGuards
  writeLetter: WriteLetter
}

export type PasswordChange = {
  readonly member: Member
  readonly password: string
  readonly from: Origin & { readonly language: Language }
  /** The session that goes on, under a new token; none after a forgotten password. */
  readonly keep?: Caller
}

export type Passwords = {
  /** Counts as an attempt on the account: a stolen session is no way to guess its password. */
  isRight(member: Member, password: string, from: Place): Promise<boolean>
  /** Ends the other sessions and sends a notice. The token of the session that was kept, if any. */
  change(change: PasswordChange): Promise<string | null>
}

const NOTICE = 'accounts.password-notice'
const Notice = z.object({
  memberId: z.string(),
  language: z.enum(['vi', 'en', 'zh-CN', 'th']),
  at: z.number(),
})

export function createPasswords(needs: Needs): Passwords {
  const { database, clock, tenantId, audit, jobs, sessions, hasher, guards, members } = needs
  const credentials = sqlCredentialStore(database.db, tenantId)

  jobs.handle(NOTICE, async (payload) => {
    const { memberId, language, at } = Notice.parse(payload)
    const member = await members.find(memberId)
    if (member) await notify(member, language, at)
  })

  async function notify({ userName, mobileArea, mobile, email }: Member, language: Language, at: Instant) {
    const text = serverText(language, 'notice.passwordChanged', { userName, time: serverTimeText(at) })
    if (mobile !== '') await needs.sms.send({ area: mobileArea, mobile, text })
    if (email !== '')
      await needs.mail.send({
        to: email,
        subject: serverText(language, 'notice.passwordChangedSubject'),
        text,
      })
  }

  function isRight({ userName }: Member, password: string, from: Place): Promise<boolean> {
    return hasher.withPlace(async (place) => {
      const folded = foldUserName(userName)
      const reserved = await guards.reserve(folded, from)
      const found = await credentials.findByName(folded)
      const isSame = await place.verify(found?.passwordHash, password)
      if (!isSame || reserved.verdict === 'locked') return false
      await database.tx((tx) => guards.forget(tx, reserved))
      return true
    })
  }

  async function change({ member, password, from, keep }: PasswordChange): Promise<string | null> {
    refuseWeakPassword(password, member.userName)
    const hash = await hasher.withPlace((place) => place.hash(password))
    const { token } = await sessions.endAll(member.id, from, {
      except: keep,
      async alongside(tx) {
        await sqlCredentialStore(tx, tenantId).save(member.id, hash, clock.now())
        await guards.forgetAll(tx, foldUserName(member.userName))
        await dropTicketsOf(tx, tenantId, member.id)
        await write(tx, member.id, from, keep)
        await jobs.enqueue(tx, NOTICE, { memberId: member.id, language: from.language, at: clock.now() })
        await needs.writeLetter(tx, member.id, { kind: 'passwordChanged', values: {} })
      },
    })
    return token
  }

  function write(tx: Tx, memberId: string, from: Origin, keep: Caller | undefined) {
    return audit.write(tx, {
      actor: memberId,
      session: keep?.sessionId ?? null,
      address: from.address,
      device: from.deviceNo,
      action: keep ? 'password.changed' : 'password.reset',
      object: memberId,
      before: null,
      after: null,
      requestId: from.requestId,
    })
  }

  return { isRight, change }
}
