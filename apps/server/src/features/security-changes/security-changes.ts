import { fail } from '@keo/contract/errors'
import type { SecurityEvent } from '@keo/contract/security-changes'
import type { Language } from '@keo/messages/languages'
import type { Audit } from '@keo/service-kit/audit'
import type { Clock } from '@keo/service-kit/clock'
import type { Database, Tx } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import type { Jobs } from '@keo/service-kit/jobs'
import type { SecretBox } from '@keo/service-kit/secret-box'
import { hours } from '@keo/units/instants'
import type { MailGateway } from '../../gateways/mail/mail-gateway.ts'
import type { SmsGateway } from '../../gateways/sms/sms-gateway.ts'
import type { WriteLetter } from '../inbox/index.ts'
import type { Origin, Sessions } from '../sessions/index.ts'
import { sqlMemberLocks, sqlMemberStore, type Member } from '../members/index.ts'
import type { Restorable } from './restorable.ts'
import { sqlSecurityChangeStore, type KeptChange } from './security-change-store.ts'
import { createSecurityNotices } from './security-notices.ts'
import { undoCodeHash, undoCodeOf } from './undo-code.ts'

type Needs = {
  database: Database
  clock: Clock
  ids: Ids
  jobs: Jobs
  audit: Audit
  tenantId: string
  sms: SmsGateway
  mail: MailGateway
  sessions: Pick<Sessions, 'endAll'>
  box: SecretBox
  parts: readonly Restorable[]
  /** How long a change can be undone, and large withdrawals wait for that. */
  holdHours: number
  undoPage: string
  announce(memberId: string, event: SecurityEvent): void
  writeLetter: WriteLetter
}

/** The account before a change, taken down within the change's own transaction. */
export type Before = { readonly member: Member; readonly parts: Readonly<Record<string, unknown>> }

type Told = { readonly before: Before; readonly event: SecurityEvent; readonly language: Language }

export type SecurityChanges = ReturnType<typeof createSecurityChanges>

/** What every change of contact, factor, card or withdraw password brings with it, whoever made it. */
export function createSecurityChanges(needs: Needs) {
  const { database, clock, ids, tenantId, box, parts } = needs
  const holdUntil = () => clock.now() + hours(needs.holdHours)
  const holdFromNow = () => ({ since: clock.now(), until: holdUntil() })
  const notices = createSecurityNotices({
    jobs: needs.jobs,
    sms: needs.sms,
    mail: needs.mail,
    undoPage: needs.undoPage,
    announce: needs.announce,
    codeOf: (changeId) => undoCodeOf(box, changeId),
  })
  needs.jobs.every('security-changes.drop-old', () =>
    sqlSecurityChangeStore(database.db, tenantId).dropBefore(clock.now()),
  )

  /** Before anything is changed. Whoever changes the same member waits. */
  async function takeDown(tx: Tx, memberId: string): Promise<Before> {
    const member = (await sqlMemberStore(tx, tenantId).findForChange(memberId)) ?? fail('SESSION_EXPIRED')
    const taken: Record<string, unknown> = {}
    for (const part of parts) taken[part.name] = await part.take(tx, memberId)
    return { member, parts: taken }
  }

  /** Large withdrawals wait, and the contacts from before are told and can take it back. */
  async function note(tx: Tx, { before, event, language }: Told): Promise<void> {
    const { member } = before
    await sqlMemberLocks(tx, tenantId).holdLargeWithdrawals(member.id, holdFromNow())
    const isReachable = member.mobile !== '' || member.email !== ''
    const changeId = isReachable ? await keep(tx, before, event) : null
    await notify(tx, member, { event, language, changeId })
  }

  async function keep(tx: Tx, { member, parts: taken }: Before, event: SecurityEvent): Promise<string> {
    const id = ids.newId('sec')
    await sqlSecurityChangeStore(tx, tenantId).insert({
      memberId: member.id,
      id,
      codeHash: undoCodeHash(undoCodeOf(box, id)),
      before: box.seal(Buffer.from(JSON.stringify(taken)), bondOf(member.id, id)),
      event,
      changedAt: clock.now(),
      undoUntil: holdUntil(),
    })
    return id
  }

  type Words = { event: SecurityEvent; language: Language; changeId: string | null }
  async function notify(tx: Tx, { id, userName, mobileArea, mobile, email }: Member, words: Words) {
    const to = { memberId: id, userName, mobileArea, mobile, email }
    await notices.notify(tx, { ...to, ...words, at: clock.now(), undoUntil: holdUntil() })
    await needs.writeLetter(tx, id, { kind: words.event, values: {} })
  }

  /** Everything since the change goes back with it: what came later may be the same thief's. */
  async function undo(code: string, from: Origin & { readonly language: Language }): Promise<void> {
    const hash = undoCodeHash(code)
    const found = await sqlSecurityChangeStore(database.db, tenantId).findOpen(hash, clock.now())
    if (!found) return fail('UNDO_CODE_WRONG')
    await needs.sessions.endAll(found.memberId, from, {
      alongside: async (tx) => {
        // Once more where nobody else changes the member: the code works once.
        const change = await sqlSecurityChangeStore(tx, tenantId).findOpen(hash, clock.now())
        if (!change) return fail('UNDO_CODE_WRONG')
        await putBack(tx, change)
        const member = (await sqlMemberStore(tx, tenantId).find(change.memberId)) ?? fail('UNDO_CODE_WRONG')
        await notify(tx, member, { event: 'changeUndone', language: from.language, changeId: null })
        await writeUndone(tx, change, from)
      },
    })
  }

  async function putBack(tx: Tx, change: KeptChange): Promise<void> {
    const { memberId, id, before, changedAt } = change
    const opened = box.open(before, bondOf(memberId, id)) ?? fail('UNDO_CODE_WRONG')
    const taken = JSON.parse(opened.toString()) as Before['parts']
    for (const part of parts) await part.restore(tx, memberId, taken[part.name])
    await sqlMemberLocks(tx, tenantId).holdLargeWithdrawals(memberId, holdFromNow())
    await sqlSecurityChangeStore(tx, tenantId).close(memberId, changedAt, clock.now())
  }

  function writeUndone(tx: Tx, { memberId, id, event }: KeptChange, from: Origin) {
    return needs.audit.write(tx, {
      actor: memberId,
      session: null,
      address: from.address,
      device: from.deviceNo,
      action: 'security-change.undone',
      object: id,
      before: { event },
      after: null,
      requestId: from.requestId,
    })
  }

  return { takeDown, note, undo }
}

const bondOf = (memberId: string, changeId: string) => `${memberId} ${changeId}`
