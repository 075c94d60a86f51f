import type { LimitTold, PlayLimitKind, PlayLimitPeriod } from '@keo/contract/play-limits'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { sql } from 'kysely'
import type { PlayLimitTables } from './play-limit-tables.ts'

export type LimitNotice = {
  readonly memberId: string
  readonly id: string
  readonly told: LimitTold
  readonly kind: PlayLimitKind | null
  readonly period: PlayLimitPeriod | null
  readonly amount: bigint | null
  readonly at: Instant
}
export type Near = Pick<LimitNotice, 'memberId' | 'kind' | 'period' | 'amount'> & {
  readonly isReached: boolean
}

const SHOWN = 10
const AT_ONCE = 500

/** Made for a database or for one transaction of it. */
export function sqlLimitNoticeStore(anyDb: Db, tenantId: string) {
  const db = anyDb.withTables<PlayLimitTables>()
  return {
    async insert({ memberId, at, ...notice }: LimitNotice): Promise<void> {
      await db
        .insertInto('play_limit_notice')
        .values({ ...notice, tenant_id: tenantId, member_id: memberId, at: sqlInstant(at) })
        .execute()
    },
    /** Oldest first. */
    async unseen(memberId: string): Promise<LimitNotice[]> {
      const rows = await db
        .selectFrom('play_limit_notice')
        .select(['id', 'told', 'kind', 'period', 'amount', 'at'])
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', memberId)
        .where('seen_at', 'is', null)
        .orderBy('id')
        .limit(SHOWN)
        .execute()
      return rows.map(({ id, told, kind, period, amount, at }) => ({
        memberId,
        id,
        told,
        kind,
        period,
        amount,
        at,
      }))
    },
    async see(memberId: string, ids: readonly string[], at: Instant): Promise<void> {
      if (ids.length === 0) return
      await db
        .updateTable('play_limit_notice')
        .set({ seen_at: sqlInstant(at) })
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', memberId)
        .where('seen_at', 'is', null)
        .where('id', 'in', ids)
        .execute()
    },
    /** Limits of this very period that have come near or are reached, each told once. Marks them as told. */
    async takeNear(at: Instant): Promise<Near[]> {
      const { rows } = await sql<
        { member_id: string } & Omit<Near, 'memberId' | 'isReached'> & { level: number }
      >`
        with owed as (
          select l.*, case when l.used >= l.amount then 100 else 80 end as level from play_limit l
          where l.tenant_id = ${tenantId} and l.amount is not null and l.used * 100 >= l.amount * 80
            and l.counted_from = play_period_start(l.period, ${sqlInstant(at)})
        )
        update play_limit l set told_percent = o.level, told_from = o.counted_from
        from (
          select o.member_id, o.kind, o.period, o.counted_from, o.level from owed o
          where o.told_from is distinct from o.counted_from or o.told_percent < o.level limit ${AT_ONCE}
        ) o
        where l.tenant_id = ${tenantId} and l.member_id = o.member_id and l.kind = o.kind and l.period = o.period
        returning l.member_id, l.kind, l.period, l.amount, o.level`.execute(db)
      return rows.map(({ member_id: memberId, kind, period, amount, level }) => ({
        memberId,
        kind,
        period,
        amount,
        isReached: level === 100,
      }))
    },
    /** Players who have limits and have not looked at them since. Marks them as reminded. */
    async takeUnlooked(since: Instant, at: Instant): Promise<string[]> {
      const { rows } = await sql<{ member_id: string }>`
        update play_limit l set looked_at = ${sqlInstant(at)}
        from (
          select member_id from play_limit where tenant_id = ${tenantId} and amount is not null
          group by member_id having max(looked_at) < ${sqlInstant(since)} limit ${AT_ONCE}
        ) o
        where l.tenant_id = ${tenantId} and l.member_id = o.member_id returning l.member_id`.execute(db)
      return [...new Set(rows.map((row) => row.member_id))]
    },
  }
}
