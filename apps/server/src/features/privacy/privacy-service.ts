import { CLOSING_DAYS, type PersonalData } from '@keo/contract/privacy'
import { fail } from '@keo/contract/errors'
import type { Audit } from '@keo/service-kit/audit'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import type { Jobs } from '@keo/service-kit/jobs'
import { days, serverTimeText } from '@keo/units/instants'
import type { MailGateway } from '../../gateways/mail/mail-gateway.ts'
import type { SmsGateway } from '../../gateways/sms/sms-gateway.ts'
import { auditRecord, type Acting, type Member, type MemberStore } from '../members/index.ts'
import { type ProveOwner } from '../own-account/index.ts'
import type { ActingAt, FactorClaim } from '../second-factor/index.ts'
import { createClosingNotices } from './closing-notices.ts'
import { sqlClosingStore, type HeldClosing } from './closing-store.ts'
import { createErasure, type EndSessions, type MayClose } from './erasure.ts'
import { sqlPersonalDataStore } from './personal-data-store.ts'
import type { PersonalTable } from '../personal-data/index.ts'

type Needs = {
  database: Database
  clock: Clock
  audit: Audit
  jobs: Jobs
  tenantId: string
  sms: SmsGateway
  mail: MailGateway
  members: MemberStore
  sessions: EndSessions
  proveOwner: ProveOwner
  /** Refuses whoever has a second factor and does not show it. */
  demandFactor(claim: FactorClaim, acting: ActingAt): Promise<void>
  /** Refuses, by throwing, whoever still has money here or has closed the door on playing. */
  mayClose: MayClose
  /** What every feature keeps of a member. */
  tables: readonly PersonalTable[]
}

type Shown = FactorClaim & { readonly password?: string | undefined; readonly smsCode?: string | undefined }

export type Privacy = ReturnType<typeof createPrivacy>

/** A member's own data: a copy of it, and its end. */
export function createPrivacy(needs: Needs) {
  const { database, clock, audit, tenantId, members, tables, proveOwner } = needs
  const notices = createClosingNotices(needs)
  const erasure = createErasure(needs)

  async function proven(acting: ActingAt, shown: Shown): Promise<Member> {
    const member = (await members.find(acting.caller.memberId)) ?? fail('SESSION_EXPIRED')
    await proveOwner(acting, member, shown)
    await needs.demandFactor(shown, acting)
    return member
  }

  async function copyOf(acting: ActingAt, shown: Shown): Promise<PersonalData> {
    const { id } = await proven(acting, shown)
    const store = sqlPersonalDataStore(database.db, tenantId)
    const account = (await store.account(id)) ?? fail('SESSION_EXPIRED')
    const records: PersonalData['records'] = {}
    for (const table of tables)
      if (table.columns.length > 0) records[table.name] = await store.records(table, id)
    await database.tx((tx) => audit.write(tx, auditRecord(acting, { action: 'account.exported' })))
    return { madeTime: serverTimeText(clock.now()), account, records }
  }

  async function close(acting: ActingAt, shown: Shown): Promise<HeldClosing> {
    const member = await proven(acting, shown)
    await needs.mayClose(member)
    const memberId = member.id
    const askedAt = clock.now()
    const closing = { memberId, askedAt, dueAt: askedAt + days(CLOSING_DAYS) }
    return database.tx(async (tx) => {
      const store = sqlClosingStore(tx, tenantId)
      if (!(await store.insert(closing))) return (await store.find(memberId)) ?? fail('TRY_AGAIN')
      await erasure.plan(tx, closing)
      await notices.asked(tx, closing, acting.language)
      await audit.write(tx, auditRecord(acting, { action: 'account.closing-asked', after: closing }))
      return closing
    })
  }

  async function keep(acting: Acting): Promise<void> {
    await database.tx(async (tx) => {
      if (await sqlClosingStore(tx, tenantId).delete(acting.caller.memberId))
        await audit.write(tx, auditRecord(acting, { action: 'account.closing-called-off' }))
    })
  }

  return {
    copyOf,
    close,
    keep,
    closingOf: (memberId: string) => sqlClosingStore(database.db, tenantId).find(memberId),
  }
}
