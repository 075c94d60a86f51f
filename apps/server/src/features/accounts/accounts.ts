import { availableParallelism } from 'node:os'
import type { LoginAnswer, SecondFactor } from '@keo/contract/accounts'
import { HISTORY_PAGE_SIZE, type LoginRecord } from '@keo/contract/account-sessions'
import { fail } from '@keo/contract/errors'
import type { Audit } from '@keo/service-kit/audit'
import type { Clock } from '@keo/service-kit/clock'
import type { Database, Db } from '@keo/service-kit/db/database'
import type { Caller } from '@keo/service-kit/http/api'
import type { Ids } from '@keo/service-kit/ids'
import type { Jobs } from '@keo/service-kit/jobs'
import { days } from '@keo/units/instants'
import type { MailGateway } from '../../gateways/mail/mail-gateway.ts'
import type { SmsGateway } from '../../gateways/sms/sms-gateway.ts'
import type { Captcha } from '../captcha/index.ts'
import type { Codes, RegistrationTickets } from '../codes/index.ts'
import type { WriteLetter } from '../inbox/index.ts'
import type { Member, MemberStore } from '../members/index.ts'
import type { Site } from '../site/index.ts'
import { createAdmission, type Entry, type Visitor } from './admission.ts'
import { createForgottenPassword } from './forgotten-password.ts'
import { createChecks } from './session-checks.ts'
import { sqlLoginRecordStore } from './login-record-store.ts'
import { createMobileDoor } from './mobile-door.ts'
import { createNameDoor } from './name-door.ts'
import type { OneUseTickets, Sessions } from '../sessions/index.ts'
import {
  createPasswordGuards,
  createPasswordHasher,
  type PasswordThreads,
  createPasswords,
} from '../passwords/index.ts'
import { createRegistrations } from './registrations.ts'
import { loginRecordView } from './session-views.ts'
import { suggestUserName } from './user-name-suggestions.ts'

type Needs = {
  database: Database
  clock: Clock
  ids: Ids
  audit: Audit
  jobs: Jobs
  tenantId: string
  site: Pick<Site, 'door'>
  members: MemberStore
  sessions: Sessions
  tickets: OneUseTickets
  captcha: Pick<Captcha, 'redeem'>
  codes: Pick<Codes, 'verify' | 'check'>
  registrationTickets: RegistrationTickets
  sms: SmsGateway
  mail: MailGateway
  secondFactorsOf(memberId: string, host: string): Promise<readonly SecondFactor[]>
  mayEnter(member: Member, entry: Entry, db: Db): Promise<void>
  writeLetter: WriteLetter
  bindInviter: Parameters<typeof createRegistrations>[0]['bindInviter']
  /** Other than those of production, where a world is only played. */
  passwordThreads?: PasswordThreads | undefined
}

/** Security events are kept for a year. */
const HISTORY_KEPT_MS = days(365)

export type Accounts = ReturnType<typeof createAccounts>

/** Every way in, put together. */
export function createAccounts(needs: Needs) {
  const { database, clock, ids, jobs, tenantId, members, tickets } = needs
  const hasher = createPasswordHasher({ cores: availableParallelism(), threads: needs.passwordThreads })
  const guards = createPasswordGuards({ database, clock, tenantId })
  const admission = createAdmission(needs)
  const registrations = createRegistrations(needs)
  const passwords = createPasswords({
    database,
    clock,
    tenantId,
    audit: needs.audit,
    jobs,
    sms: needs.sms,
    mail: needs.mail,
    members,
    sessions: needs.sessions,
    hasher,
    guards,
    writeLetter: needs.writeLetter,
  })
  const history = sqlLoginRecordStore(database.db, tenantId)
  jobs.every('accounts.drop-password-guards', guards.dropOld)
  jobs.every('accounts.drop-login-records', () => history.dropBefore(clock.now() - HISTORY_KEPT_MS))

  async function exchange(code: string, state: string | undefined, from: Visitor): Promise<LoginAnswer> {
    const handed = (await tickets.redeemHandOverCode(code, state)) ?? fail('HAND_OVER_INVALID')
    const member = (await members.find(handed.memberId)) ?? fail('HAND_OVER_INVALID')
    return admission.admit(member, from, { way: 'hand-over', isProven: handed.isVouched })
  }

  async function loginHistory({ memberId }: Caller, page: number) {
    // One more than shown tells whether there is another page.
    const skip = (page - 1) * HISTORY_PAGE_SIZE
    const found = await history.page(memberId, { skip, take: HISTORY_PAGE_SIZE + 1 })
    const records: LoginRecord[] = found.slice(0, HISTORY_PAGE_SIZE).map(loginRecordView)
    return { page, hasMore: found.length > HISTORY_PAGE_SIZE, records }
  }

  return {
    byName: createNameDoor({
      database,
      tenantId,
      audit: needs.audit,
      site: needs.site,
      members,
      captcha: needs.captcha,
      hasher,
      guards,
      admission,
      registrations,
    }),
    byMobile: createMobileDoor({
      members,
      captcha: needs.captcha,
      codes: needs.codes,
      registrationTickets: needs.registrationTickets,
      admission,
      registrations,
    }),
    resetPassword: createForgottenPassword({ members, codes: needs.codes, passwords }),
    ...createChecks({ members, sessions: needs.sessions, codes: needs.codes, passwords, admission }),
    suggestUserName: () => suggestUserName(ids),
    /** For ways in that are features of their own, such as passkeys. */
    admit: admission.admit,
    passwords,
    /** For what else must be slow to guess. */
    withHashingPlace: hasher.withPlace,
    exchange,
    loginHistory,
    close: hasher.close,
  }
}
