import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { sql } from 'kysely'
import type { PersonalTable } from '../../personal-data/index.ts'

export type HeldNote = {
  readonly id: string
  readonly text: string
  readonly by: string
  readonly at: Instant
}

/** Whoever asks for their data reads what was noted of them; with the account it is gone. */
export const MEMBER_NOTE_PERSONAL_TABLES: readonly PersonalTable[] = [
  { table: 'member_note', name: 'staffNotes', columns: ['text', 'written_at'], onErasure: 'delete' },
]

const PAGE = 20

export function sqlMemberNotes(db: Db, tenantId: string) {
  return {
    async insert(memberId: string, { id, text, by, at }: HeldNote): Promise<void> {
      await sql`
        insert into member_note (tenant_id, member_id, id, text, written_by, written_at)
        values (${tenantId}, ${memberId}, ${id}, ${text}, ${by}, ${sqlInstant(at)})`.execute(db)
    },
    /** Newest first; ids sort by age. */
    async page(memberId: string, after: string): Promise<{ notes: HeldNote[]; next: string }> {
      const { rows } = await sql<HeldNote>`
        select id, text, written_by as by, written_at as at from member_note
        where tenant_id = ${tenantId} and member_id = ${memberId} and (${after} = '' or id < ${after})
        order by id desc limit ${PAGE + 1}`.execute(db)
      return { notes: rows.slice(0, PAGE), next: rows.length > PAGE ? (rows[PAGE - 1]?.id ?? '') : '' }
    },
  }
}
