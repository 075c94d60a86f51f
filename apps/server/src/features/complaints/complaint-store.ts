import type { Complaint } from '@keo/contract/console-complaints'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { sql } from 'kysely'

/** People by their ids. */
export type HeldComplaint = Complaint
type NewComplaint = Pick<
  HeldComplaint,
  'id' | 'memberId' | 'cameBy' | 'category' | 'words' | 'openedBy' | 'openedAt' | 'dueAt'
>
type Answer = Pick<HeldComplaint, 'answer' | 'reason'> & {
  readonly outcome: NonNullable<HeldComplaint['outcome']>
  readonly by: string
  readonly at: Instant
}

const PAGE = 50
const COLUMNS = sql`c.id, c.member_id as "memberId", coalesce(m.user_name, '') as "userName", c.came_by as "cameBy",
  c.category, c.words, c.opened_by as "openedBy", c.opened_at as "openedAt", c.due_at as "dueAt", c.outcome, c.answer,
  c.reason, c.answered_by as "answeredBy", c.answered_at as "answeredAt"`

/** Made for a database or for one transaction of it. */
export function sqlComplaints(db: Db, tenantId: string) {
  const from = sql`from complaint c left join member m on m.tenant_id = c.tenant_id and m.id = c.member_id
    where c.tenant_id = ${tenantId}`
  return {
    async find(id: string): Promise<HeldComplaint | undefined> {
      const { rows } = await sql<HeldComplaint>`select ${COLUMNS} ${from} and c.id = ${id}`.execute(db)
      return rows[0]
    },
    async page(isAnswered: boolean, after: string): Promise<{ complaints: HeldComplaint[]; next: string }> {
      const part = isAnswered
        ? sql`c.answered_at is not null and (${after} = '' or c.id < ${after}) order by c.id desc`
        : sql`c.answered_at is null and (${after} = '' or (c.due_at, c.id) > (
            select due_at, id from complaint where tenant_id = ${tenantId} and id = ${after}))
            order by c.due_at, c.id`
      const { rows } = await sql<HeldComplaint>`
        select ${COLUMNS} ${from} and ${part} limit ${PAGE + 1}`.execute(db)
      return { complaints: rows.slice(0, PAGE), next: rows.length > PAGE ? (rows[PAGE - 1]?.id ?? '') : '' }
    },
    async insert(one: NewComplaint): Promise<void> {
      await sql`insert into complaint
          (tenant_id, id, member_id, came_by, category, words, opened_by, opened_at, due_at)
        values (${tenantId}, ${one.id}, ${one.memberId}, ${one.cameBy}, ${one.category}, ${one.words},
          ${one.openedBy}, ${sqlInstant(one.openedAt)}, ${sqlInstant(one.dueAt)})`.execute(db)
    },
    /** False when somebody answered before. */
    async answer(id: string, { outcome, answer, reason, by, at }: Answer): Promise<boolean> {
      const { numAffectedRows } = await sql`update complaint
        set outcome = ${outcome}, answer = ${answer}, reason = ${reason}, answered_by = ${by},
          answered_at = ${sqlInstant(at)}
        where tenant_id = ${tenantId} and id = ${id} and answered_at is null`.execute(db)
      return numAffectedRows === 1n
    },
    async waiting(): Promise<{ count: number; oldestAt: Instant | null }> {
      const { rows } = await sql<{ count: number; oldestAt: Instant | null }>`
        select count(*)::int as count, min(opened_at) as "oldestAt" from complaint
        where tenant_id = ${tenantId} and answered_at is null`.execute(db)
      return rows[0] ?? { count: 0, oldestAt: null }
    },
  }
}
