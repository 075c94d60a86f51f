import { COMPLAINT_DAYS } from '@keo/contract/console-complaints'
import { fail } from '@keo/contract/errors'
import type { Audit, AuditActor } from '@keo/service-kit/audit'
import type { Clock } from '@keo/service-kit/clock'
import type { Database, Tx } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import { days } from '@keo/units/instants'
import type { WriteLetter } from '../inbox/index.ts'
import type { MemberStore } from '../members/index.ts'
import { sqlComplaints, type HeldComplaint } from './complaint-store.ts'

type Needs = {
  database: Database
  clock: Clock
  ids: Ids
  audit: Audit
  tenantId: string
  members: Pick<MemberStore, 'find'>
  writeLetter: WriteLetter
}
type Opened = Pick<HeldComplaint, 'memberId' | 'cameBy' | 'category' | 'words'>
type Answer = Pick<HeldComplaint, 'id' | 'answer' | 'reason'> & {
  readonly outcome: NonNullable<HeldComplaint['outcome']>
}

export type Complaints = ReturnType<typeof createComplaints>

/** The register of complaints: each is answered once, by its day, in a letter. */
export function createComplaints({ database, clock, ids, audit, tenantId, members, writeLetter }: Needs) {
  const outside = sqlComplaints(database.db, tenantId)
  const findIn = async (tx: Tx, id: string): Promise<HeldComplaint> =>
    (await sqlComplaints(tx, tenantId).find(id)) ?? fail('NOT_FOUND')

  type Told = { readonly before: unknown; readonly after: unknown }
  const note = (tx: Tx, by: AuditActor, action: string, object: string, told: Told) =>
    audit.write(tx, { ...by, device: null, action, object, ...told })

  return {
    page: outside.page,
    waiting: outside.waiting,

    async open(by: AuditActor, opened: Opened): Promise<HeldComplaint> {
      const member = (await members.find(opened.memberId)) ?? fail('NOT_FOUND')
      const openedAt = clock.now()
      const dueAt = openedAt + days(COMPLAINT_DAYS)
      const id = ids.newId('cpl')
      return database.tx(async (tx) => {
        await sqlComplaints(tx, tenantId).insert({ ...opened, id, openedBy: by.actor, openedAt, dueAt })
        await writeLetter(tx, member.id, { kind: 'complaintOpened', values: { until: String(dueAt) } })
        const { cameBy, category } = opened
        const after = { member: member.id, cameBy, category, dueAt }
        await note(tx, by, 'complaint.opened', id, { before: null, after })
        return findIn(tx, id)
      })
    },

    answer: (by: AuditActor, { id, ...answer }: Answer): Promise<HeldComplaint> =>
      database.tx(async (tx) => {
        const { memberId } = await findIn(tx, id)
        const said = { ...answer, by: by.actor, at: clock.now() }
        if (!(await sqlComplaints(tx, tenantId).answer(id, said))) fail('REVIEW_DECIDED')
        await writeLetter(tx, memberId, { kind: 'complaintAnswered', values: { answer: answer.answer } })
        await note(tx, by, 'complaint.answered', id, { before: { outcome: null }, after: answer })
        return findIn(tx, id)
      }),
  }
}
