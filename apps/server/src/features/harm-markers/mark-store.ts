import type { HarmAction, HarmMarker, HarmOutcome, HarmState } from '@keo/contract/harm-markers'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db, Tx } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { sql } from 'kysely'
import type { Finding } from './marker-rules.ts'

export type HeldMark = {
  readonly id: string
  readonly member_id: string
  readonly user_name: string
  readonly marker: HarmMarker
  readonly figures: Readonly<Record<string, string>>
  readonly thresholds: Readonly<Record<string, string>>
  readonly state: HarmState
  readonly found_at: Instant
  readonly seen_at: Instant
  readonly action: HarmAction | null
  readonly acted_by: string
  readonly acted_at: Instant | null
  readonly reason: string
  readonly outcome: HarmOutcome | null
  readonly closed_by: string
  readonly closed_at: Instant | null
}

const PAGE = 50
const MARK = sql`h.id, h.member_id, m.user_name, h.marker, h.figures, h.thresholds, h.state, h.found_at, h.seen_at,
  h.action, h.acted_by, h.acted_at, h.reason, h.outcome, h.closed_by, h.closed_at`
const FROM = sql`harm_mark h join member m on m.tenant_id = h.tenant_id and m.id = h.member_id`

/** Made for a database or for one transaction of it. */
export function sqlMarkStore(db: Db | Tx, tenantId: string) {
  const many = async (where: ReturnType<typeof sql>) =>
    (
      await sql<HeldMark>`select ${MARK} from ${FROM} where h.tenant_id = ${tenantId} and ${where}`.execute(
        db,
      )
    ).rows

  return {
    /** What waits, by age; what is closed, the newest end first. */
    async page(isClosed: boolean, after: string): Promise<{ marks: HeldMark[]; next: string }> {
      const rows = isClosed
        ? await many(sql`h.state = 'closed' and (${after} = '' or (h.closed_at, h.id) < (
            select closed_at, id from harm_mark where tenant_id = ${tenantId} and id = ${after}))
            order by h.closed_at desc, h.id desc limit ${PAGE + 1}`)
        : await many(
            sql`h.state <> 'closed' and (${after} = '' or h.id > ${after}) order by h.id limit ${PAGE + 1}`,
          )
      return { marks: rows.slice(0, PAGE), next: rows.length > PAGE ? (rows[PAGE - 1]?.id ?? '') : '' }
    },
    find: async (id: string): Promise<HeldMark | undefined> => (await many(sql`h.id = ${id}`))[0],
    of: (memberId: string) => many(sql`h.member_id = ${memberId} order by h.id desc limit 20`),

    async waiting(): Promise<{ count: number; oldestAt: Instant | null }> {
      const { rows } = await sql<{ count: bigint; oldest: Instant | null }>`
        select count(*) as count, min(found_at) as oldest from harm_mark
        where tenant_id = ${tenantId} and state <> 'closed'`.execute(db)
      return { count: Number(rows[0]?.count ?? 0n), oldestAt: rows[0]?.oldest ?? null }
    },

    /** False where it waits already, with its new figures, or was closed since `quietSince`. */
    async note(
      id: string,
      memberId: string,
      { marker, figures, thresholds }: Finding,
      { at, quietSince }: { at: Instant; quietSince: Instant },
    ): Promise<boolean> {
      const said = JSON.stringify(figures)
      const { numAffectedRows } = await sql`
        update harm_mark set figures = ${said}, seen_at = ${sqlInstant(at)} where tenant_id = ${tenantId}
          and member_id = ${memberId} and marker = ${marker} and state <> 'closed'`.execute(db)
      if (numAffectedRows) return false
      const { rows } = await sql`
        insert into harm_mark (tenant_id, id, member_id, marker, figures, thresholds, state, found_at, seen_at)
        select ${tenantId}, ${id}, ${memberId}, ${marker}, ${said}::jsonb, ${JSON.stringify(thresholds)}::jsonb,
          'open', ${sqlInstant(at)}::timestamptz, ${sqlInstant(at)}::timestamptz
        where not exists (select from harm_mark where tenant_id = ${tenantId} and member_id = ${memberId}
          and marker = ${marker} and closed_at >= ${sqlInstant(quietSince)})
        on conflict do nothing returning id`.execute(db)
      return rows.length > 0
    },

    /** False where somebody acted before. */
    async act(
      id: string,
      { action, by, reason, at }: { action: HarmAction; by: string; reason: string; at: Instant },
    ): Promise<boolean> {
      const { rows } = await sql`
        update harm_mark set state = 'acted', action = ${action}, acted_by = ${by}, reason = ${reason},
          acted_at = ${sqlInstant(at)}
        where tenant_id = ${tenantId} and id = ${id} and (state = 'open' or (state = 'acted' and acted_by = ''))
        returning id`.execute(db)
      return rows.length > 0
    },

    /** False where it is closed already. */
    async close(id: string, { outcome, by, at }: { outcome: HarmOutcome; by: string; at: Instant }) {
      const { rows } = await sql`
        update harm_mark set state = 'closed', outcome = ${outcome}, closed_by = ${by}, closed_at = ${sqlInstant(at)}
        where tenant_id = ${tenantId} and id = ${id} and state <> 'closed' returning id`.execute(db)
      return rows.length > 0
    },

    async hasWaiting(memberId: string): Promise<boolean> {
      const { rows } = await sql`select 1 from harm_mark where tenant_id = ${tenantId}
        and member_id = ${memberId} and state <> 'closed' limit 1`.execute(db)
      return rows.length > 0
    },
  }
}
