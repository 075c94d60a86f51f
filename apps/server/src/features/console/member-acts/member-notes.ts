import type { MemberNote } from '@keo/contract/console-member-acts'
import { fail } from '@keo/contract/errors'
import type { Audit } from '@keo/service-kit/audit'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import type { MemberStore } from '../../members/index.ts'
import { staffRecord, type StaffActing } from '../../staff/index.ts'
import { sqlMemberNotes } from './member-note-store.ts'

type Needs = {
  database: Database
  clock: Clock
  ids: Ids
  audit: Audit
  tenantId: string
  members: Pick<MemberStore, 'find'>
  staffNames(ids: readonly string[]): Promise<ReadonlyMap<string, string>>
}

export type MemberNotes = ReturnType<typeof createMemberNotes>

export function createMemberNotes({ database, clock, ids, audit, tenantId, members, staffNames }: Needs) {
  const exists = async (id: string) => (await members.find(id)) ?? fail('NOT_FOUND')
  return {
    async write(acting: StaffActing, memberId: string, text: string): Promise<MemberNote> {
      await exists(memberId)
      const { staffId, name } = acting.caller
      const note = { id: ids.newId('mnt'), text, by: staffId, at: clock.now() }
      await database.tx(async (tx) => {
        await sqlMemberNotes(tx, tenantId).insert(memberId, note)
        // The note itself goes with the member; that there was one stays.
        await audit.write(
          tx,
          staffRecord(acting, { action: 'member.noted', object: memberId, after: { note: note.id } }),
        )
      })
      return { ...note, by: name }
    },

    async list(memberId: string, after: string) {
      await exists(memberId)
      const { notes, next } = await sqlMemberNotes(database.db, tenantId).page(memberId, after)
      const names = await staffNames(notes.map(({ by }) => by))
      return {
        notes: notes.map(({ id, at, text, by }) => ({ id, at, text, by: names.get(by) ?? by })),
        next,
      }
    },
  }
}
