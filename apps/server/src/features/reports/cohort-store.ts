import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db, Tx } from '@keo/service-kit/db/database'
import { days, parseServerTime, serverDay, type Instant } from '@keo/units/instants'
import { sql } from 'kysely'
import { dayText } from './day-text.ts'

export type CohortRow = {
  readonly cohort: string
  readonly registered: number
  /** Weeks after the one of registration. */
  readonly after: number
  readonly bettors: number
}

const WEEK_DAYS = 7
/** The first of January 1970 was a Thursday. */
const FIRST_MONDAY = 4

/** The Monday of a day at +08:00. */
export function weekOf(at: Instant): string {
  const { from } = serverDay(at)
  const count = Math.round((from - (parseServerTime('1970-01-01') ?? 0)) / days(1))
  return dayText(from - days((((count - FIRST_MONDAY) % WEEK_DAYS) + WEEK_DAYS) % WEEK_DAYS))
}

/** Who bet on a day counts in its week, once; the counts of that week are made anew. */
export async function foldCohorts(tx: Tx, tenantId: string, at: Instant): Promise<void> {
  const { from, until } = serverDay(at)
  const week = weekOf(at)
  await sql`
    insert into report_bettor (tenant_id, week, member_id)
    select distinct ${tenantId}, ${week}::date, member_id from ledger_transaction
    where tenant_id = ${tenantId} and at >= ${sqlInstant(from)} and at < ${sqlInstant(until)}
      and kind in ('bet.settled', 'bet.cashout', 'game.bet')
    on conflict do nothing`.execute(tx)
  await sql`
    insert into report_cohort (tenant_id, cohort, week, bettors)
    select ${tenantId}, date_trunc('week', m.registered_at at time zone 'Asia/Singapore')::date, ${week}::date, count(*)
    from report_bettor b join member m on m.tenant_id = b.tenant_id and m.id = b.member_id
    where b.tenant_id = ${tenantId} and b.week = ${week}::date group by 2
    on conflict (tenant_id, cohort, week) do update set bettors = excluded.bettors`.execute(tx)
  await sql`
    insert into report_cohort_size (tenant_id, cohort, registered)
    select ${tenantId}, ${week}::date, count(*) from member
    where tenant_id = ${tenantId} and registered_at >= ${week}::timestamp at time zone 'Asia/Singapore'
      and registered_at < (${week}::timestamp + interval '7 days') at time zone 'Asia/Singapore'
    on conflict (tenant_id, cohort) do update set registered = excluded.registered`.execute(tx)
}

/** Those who registered within the span, with how many of them bet in each week since. */
export async function cohortsOf(
  db: Db,
  tenantId: string,
  { from, until }: { from: string; until: string },
): Promise<CohortRow[]> {
  const { rows } = await sql<CohortRow>`
    select size.cohort::text, registered, (coalesce(c.week, size.cohort) - size.cohort) / 7 as after,
      coalesce(bettors, 0) as bettors
    from report_cohort_size size left join report_cohort c using (tenant_id, cohort)
    where tenant_id = ${tenantId} and size.cohort >= ${from}::date and size.cohort <= ${until}::date
      and (c.week is null or c.week >= size.cohort)
    order by size.cohort desc, after`.execute(db)
  return rows
}
