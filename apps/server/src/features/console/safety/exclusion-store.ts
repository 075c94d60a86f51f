import type { listExclusions } from '@keo/contract/console-safety'
import type { ResponseOf } from '@keo/contract/define-call'
import type { Clock } from '@keo/service-kit/clock'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Database } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { sql } from 'kysely'

type Needs = { database: Database; clock: Clock; tenantId: string }
type Row = {
  readonly member_id: string
  readonly user_name: string
  readonly break_until: Instant | null
  readonly excluded_at: Instant | null
  readonly excluded_until: Instant | null
  readonly reopen_asked_at: Instant | null
}

const PAGE = 50

export type ExclusionStore = ReturnType<typeof sqlExclusionStore>

/** Who may not play for a while, or for good. */
export function sqlExclusionStore({ database, clock, tenantId }: Needs) {
  return {
    /** Newest members first; ids sort by age. */
    async page(after: string): Promise<ResponseOf<typeof listExclusions>> {
      const { rows } = await sql<Row>`
        select s.member_id, m.user_name, s.break_until, s.excluded_at, s.excluded_until, s.reopen_asked_at
        from safer_play s join member m on m.tenant_id = s.tenant_id and m.id = s.member_id
        where s.tenant_id = ${tenantId} and (${after} = '' or s.member_id < ${after})
          and (s.excluded_at is not null or s.break_until is not null)
          and (s.excluded_at is not null or s.break_until > ${sqlInstant(clock.now())})
        order by s.member_id desc limit ${PAGE + 1}`.execute(database.db)
      const page = rows.slice(0, PAGE)
      return {
        exclusions: page.map((row) => ({
          memberId: row.member_id,
          userName: row.user_name,
          kind: row.excluded_at === null ? 'break' : 'exclusion',
          since: row.excluded_at,
          until: row.excluded_at === null ? row.break_until : row.excluded_until,
          reopenAskedAt: row.reopen_asked_at,
        })),
        next: rows.length > PAGE ? (page.at(-1)?.member_id ?? '') : '',
      }
    },
    /** Null where none runs. */
    async breakOf(memberId: string): Promise<Instant | null> {
      const { rows } = await sql<{ break_until: Instant }>`
        select break_until from safer_play where tenant_id = ${tenantId} and member_id = ${memberId}
          and break_until > ${sqlInstant(clock.now())}`.execute(database.db)
      return rows[0]?.break_until ?? null
    },
  }
}
