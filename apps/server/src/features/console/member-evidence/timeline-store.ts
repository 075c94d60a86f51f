import type { TimelineKind } from '@keo/contract/console-timeline'
import type { Db } from '@keo/service-kit/db/database'
import { firstIdAt } from '@keo/service-kit/ids'
import { seconds, type Instant } from '@keo/units/instants'
import type { Currency } from '@keo/units/money'
import { sql, type RawBuilder } from 'kysely'
import { actionsOf, hiddenFrom } from './audit-kinds.ts'
import { isBelow, SOURCES, type Asked, type Below } from './timeline-sources.ts'

export type TimelineRow = {
  readonly at: Instant
  readonly key: string
  readonly action: string
  readonly about: string
  readonly what: string
  readonly currency: Currency
  readonly amount: bigint | null
  readonly actor: string
  readonly reason: string
}

type AskedBy = {
  readonly memberId: string
  readonly kind: TimelineKind | undefined
  readonly permissions: ReadonlySet<string>
  readonly below: Below
}

const PAGE = 50
/** An id is drawn a moment before its entry is dated. */
const ID_SLACK = seconds(2)

/** By the member, to the member, and to the member's money orders. */
function auditRows({ tenantId, memberId, below, limit }: Asked, by: AskedBy): RawBuilder<unknown>[] {
  const actions = actionsOf(by.kind)
  if (actions === null) return []
  const id = sql`a.id`
  // Entries are read by the index of their ids, which sort by age.
  const older = below ? sql`a.id < ${firstIdAt('aud', below.at + ID_SLACK)}` : sql`true`
  const rest = sql`a.action ~ ${actions.like} and a.action !~ ${actions.unlike}
    and a.action !~ ${hiddenFrom(by.permissions)} and ${older} and ${isBelow(below, sql`a.at`, id)}
    order by a.id desc limit ${limit}`
  const of = (amount: RawBuilder<unknown>) => sql`select a.at, a.id as key, a.action,
    case a.object when ${memberId} then '' else a.object end as about, '' as what, 'VND' as currency,
    ${amount}::bigint as amount, a.actor, coalesce(a.after ->> 'reason', '') as reason`
  const own = sql`tenant_id = ${tenantId} and member_id = ${memberId}`
  return [
    sql`(${of(sql`null`)} from kit.audit_entry a where a.object = ${memberId} and ${rest})`,
    // What is about the member or an order of theirs comes by its object.
    sql`(${of(sql`null`)} from kit.audit_entry a
      where a.actor = ${memberId} and a.object <> ${memberId} and a.action !~ '^(deposit|withdraw)\\.' and ${rest})`,
    sql`(${of(sql`o.amount`)} from (
        select order_no, amount from deposit_order where ${own}
        union all select order_no, -amount from withdraw_order where ${own}
      ) o join kit.audit_entry a on a.object = o.order_no where ${rest})`,
  ]
}

export function sqlMemberTimeline(db: Db, tenantId: string) {
  return {
    /** Each source is asked for one page at most, and the newest of all of them are the page. */
    async page(by: AskedBy): Promise<{ rows: TimelineRow[]; isMore: boolean }> {
      const asked = { tenantId, memberId: by.memberId, below: by.below, limit: PAGE + 1 }
      const sources = SOURCES.filter(
        ({ kind, permission }) =>
          (by.kind === undefined || kind === by.kind) &&
          (permission === undefined || by.permissions.has(permission)),
      )
      const parts = [...sources.map(({ rows }) => rows(asked)), ...auditRows(asked, by)]
      const { rows } = await sql<TimelineRow>`
        select * from (${sql.join(parts, sql` union all `)}) e
        order by at desc, key desc limit ${PAGE + 1}`.execute(db)
      return { rows: rows.slice(0, PAGE), isMore: rows.length > PAGE }
    },
  }
}
