import { type MemberFilter, type Trace, TRACES } from '@keo/contract/console-member-search'
import type { Permission } from '@keo/contract/staff-permissions'
import { VIP_LEVEL_MAX } from '@keo/contract/vip'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { type RawBuilder, sql } from 'kysely'
import { allOf, type Conditions, conditionsOf } from './member-filters.ts'
import { mayFindBy, type Wanted, type Way, waysTo } from './member-traces.ts'

export type FoundRow = { readonly id: string; readonly registered_at: Instant }

export type ListedRow = FoundRow & {
  readonly line: string
  readonly available: bigint
  readonly last_seen_at: Instant | null
  readonly traces: readonly Trace[]
}

export type Search = {
  readonly wanted: Wanted
  readonly filter: MemberFilter
  readonly after: string
  readonly permissions: ReadonlySet<Permission>
  readonly now: Instant
}

const PAGE = 50
/** Of filters that no index knows, a page looks at so many members: it takes as long however few of them fit. */
const LOOKED_AT = 5_000

/**
 * Each way is a look into an index of its own, so that they stay quick with a million members: of one filter with all of
 * them the database would read the members from the newest to the oldest. What can be many members is sorted and cut.
 */
export function sqlMemberSearch(db: Db, tenantId: string) {
  type Range = { readonly near: Conditions['near']; readonly after: string; readonly most: number }

  /** Those that come after the cursor, newest first, so many of them and no more; ids sort by age. */
  function members({ near, after, most }: Range, way?: Way): RawBuilder<unknown> {
    const { trace = null, where = sql`true`, through } = way ?? {}
    const table = through
      ? sql`${sql.table(through.table)} t join member m on m.tenant_id = t.tenant_id and m.id = t.member_id`
      : sql`member m`
    return sql`(
      select m.id, m.registered_at, m.line, m.currency, ${trace}::text as trace, ${through?.leadsTo ?? sql`''`} as leads_to
      from ${table}
      where m.tenant_id = ${tenantId} and ${through ? sql`t.tenant_id = ${tenantId}` : sql`true`}
        and ${where} and ${allOf(near)} and (${after} = '' or m.id < ${after})
      ${way && !way.isMany ? sql`` : sql`order by m.id desc limit ${most}`})`
  }

  /** A level has its own order by age: of many levels together the database would sort all their members. */
  const everybody = (range: Range, levels: readonly number[] | null): RawBuilder<unknown>[] =>
    levels === null
      ? [members(range)]
      : levels.map((level) => members({ ...range, near: [sql`m.vip_level = ${level}`, ...range.near] }))

  return {
    /** Newest first. A page with few rows goes on where it stopped to look. */
    async page(search: Search): Promise<{ rows: ListedRow[]; next: string }> {
      const { wanted, filter, after, permissions, now } = search
      const { near, far } = conditionsOf(filter, { tenantId, now })
      const most = far.length === 0 ? PAGE + 1 : LOOKED_AT
      const range = { near, after, most }
      const ways = waysTo(wanted, tenantId).filter(({ trace }) => mayFindBy(trace, permissions))
      const found =
        wanted.text === '' ? everybody(range, levelsOf(filter)) : ways.map((way) => members(range, way))
      const { rows } = await sql<ListedRow & { id: string | null; edge: string }>`
        with looked as materialized (
          select id, registered_at, line, currency,
            jsonb_agg(distinct jsonb_build_object('name', trace, 'leadsTo', leads_to)) filter (where trace is not null) as traces
          from (${sql.join(found, sql` union all `)}) f
          group by id, registered_at, line, currency order by id desc limit ${most}
        ), edge as (select case when count(*) = ${most} then min(id) else '' end as edge from looked)
        select edge.edge, fit.* from edge left join lateral (
          select l.id, l.registered_at, l.line, coalesce(w.available, 0) as available, seen.at as last_seen_at,
            coalesce(l.traces, '[]') as traces
          from looked l
          left join ledger_wallet w on w.tenant_id = ${tenantId} and w.member_id = l.id and w.currency = l.currency
          left join lateral (
            select last_action_at as at from session
            where tenant_id = ${tenantId} and member_id = l.id order by id desc limit 1
          ) seen on true
          where ${allOf(far)} order by l.id desc limit ${PAGE + 1}
        ) fit on true order by fit.id desc`.execute(db)
      const fit = rows.filter(({ id }) => id !== null)
      const next = fit.length > PAGE ? (fit[PAGE - 1]?.id ?? '') : (rows[0]?.edge ?? '')
      return { rows: fit.slice(0, PAGE), next }
    },
    async find(id: string): Promise<FoundRow | undefined> {
      const { rows } = await sql<FoundRow>`
        select id, registered_at from member where tenant_id = ${tenantId} and id = ${id}`.execute(db)
      return rows[0]
    },
  }
}

/** Null where no level was asked for; a range that is none has nobody, not everybody. */
function levelsOf({ vipFrom, vipTo }: MemberFilter): readonly number[] | null {
  if (vipFrom === undefined && vipTo === undefined) return null
  const from = vipFrom ?? 0
  const levels = Array.from({ length: VIP_LEVEL_MAX + 1 }, (_, level) => level)
  const asked = levels.filter((level) => level >= from && level <= (vipTo ?? VIP_LEVEL_MAX))
  return asked.length === 0 ? [from] : asked
}

/** As the contract lists them. */
export const inOrder = (traces: readonly Trace[]): Trace[] =>
  traces.toSorted((one, other) => TRACES.indexOf(one.name) - TRACES.indexOf(other.name))
