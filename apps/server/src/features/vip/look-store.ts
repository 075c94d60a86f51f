import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import type { Minor } from '@keo/units/money'
import { sql } from 'kysely'

const AT_ONCE = 500

type Found = { member_id: string }
const idsOf = (rows: readonly Found[]): string[] => rows.map((row) => row.member_id)

/** Deposits of a member that were credited since then, in minor units of dong; a gift is none. */
export function depositedSince(tenantId: string) {
  return async (db: Db, memberId: string, since: Instant): Promise<Minor> => {
    const { rows } = await sql<{ deposited: bigint }>`
      select coalesce(sum(-p.amount), 0)::bigint as deposited
      from ledger_transaction t join ledger_posting p on p.number = t.number and p.account like 'house:%'
      where t.tenant_id = ${tenantId} and t.member_id = ${memberId} and t.currency = 'VND' and t.kind = 'deposit'
        and t.at >= ${sqlInstant(since)}`.execute(db)
    return (rows[0]?.deposited ?? 0n) as Minor
  }
}

/** Whom the job must look at. */
export function sqlLookStore(db: Db, tenantId: string) {
  return {
    async seenUntil(): Promise<Instant | null> {
      const { rows } = await sql<{ seen_until: Instant }>`
        select seen_until from vip_look where tenant_id = ${tenantId}`.execute(db)
      return rows[0]?.seen_until ?? null
    },
    async see(until: Instant): Promise<void> {
      await sql`
        insert into vip_look (tenant_id, seen_until) values (${tenantId}, ${sqlInstant(until)})
        on conflict (tenant_id) do update set seen_until = excluded.seen_until`.execute(db)
    },
    /** Members whose money moved. */
    async movedBetween(from: Instant, until: Instant): Promise<string[]> {
      const { rows } = await sql<Found>`
        select distinct member_id from ledger_transaction
        where tenant_id = ${tenantId} and member_id <> '' and at >= ${sqlInstant(from)} and at <= ${sqlInstant(until)}`.execute(
        db,
      )
      return idsOf(rows)
    },
    /** Members with a week or month that ended since somebody looked, and those whose level nobody has looked at. */
    async due(lastEnd: Instant): Promise<string[]> {
      const { rows } = await sql<Found>`
        (select member_id from vip_member where tenant_id = ${tenantId} and looked_until < ${sqlInstant(lastEnd)}
          order by looked_until limit ${AT_ONCE})
        union all
        (select m.id from member m where m.tenant_id = ${tenantId} and m.vip_level > 0 and not exists (
          select 1 from vip_member v where v.tenant_id = m.tenant_id and v.member_id = m.id) limit ${AT_ONCE})`.execute(
        db,
      )
      return idsOf(rows)
    },
    /** Members with a level whose birthday is one of these days, known by name for long enough. */
    async bornOn(days: readonly { month: number; day: number }[], verifiedUntil: Instant): Promise<string[]> {
      const found: string[] = []
      for (const { month, day } of days) {
        const { rows } = await sql<Found>`
          select id as member_id from member
          where tenant_id = ${tenantId} and birthday is not null and extract(month from birthday) = ${month}
            and extract(day from birthday) = ${day} and vip_level > 0
            and identity_verified_at <= ${sqlInstant(verifiedUntil)}`.execute(db)
        found.push(...idsOf(rows))
      }
      return found
    },
  }
}
