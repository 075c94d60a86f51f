import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db, Tx } from '@keo/service-kit/db/database'
import { days, serverDay, type Instant } from '@keo/units/instants'
import type { Currency } from '@keo/units/money'
import { sql } from 'kysely'
import { dayText } from './calendar.ts'

export type FlowPart = 'deposit' | 'withdrawal' | 'sports' | 'games'

/** What one day had of one thing: from the member's own money, and to it. */
export type FlowRow = {
  readonly day: string
  readonly part: FlowPart
  readonly key: string
  readonly paid: bigint
  readonly back: bigint
}
export type Wallet = { readonly memberId: string; readonly currency: Currency }
type Span = { readonly from: Instant; readonly until: Instant }

/**
 * Movements of the books by member, day and what they were for, counted as limits count (`play_counted`). A reference that
 * is no plain text stands in the books as its hash: such a game has no name here.
 */
const flows = (tenantId: string, { from, until }: Span, whose: ReturnType<typeof sql>) => sql`
  select t.member_id, t.currency, (t.at at time zone interval '8 hours')::date as day, part, coalesce(n.key, '') as key,
    sum(case when part = 'withdrawal' then -p.held when part <> 'deposit' and is_stake then -p.own else 0 end)::bigint
      as paid,
    sum(case when part = 'deposit' or part in ('sports', 'games') and not is_stake then p.own else 0 end)::bigint as back
  from ledger_transaction t
  cross join lateral (select case when play_is_deposit(t.kind) then 'deposit' when t.kind like 'bet.%' then 'sports'
    when t.kind like 'game.%' then 'games' when t.kind in ('withdraw.sent', 'withdraw.fee') then 'withdrawal' end as part) k
  cross join lateral (
    select coalesce(sum(amount) filter (where account in ('available', 'bonus', 'debt') or account like 'game:%'), 0) as own,
      coalesce(sum(amount) filter (where account = 'held'), 0) as held, bool_or(account like 'house:%') as has_house
    from ledger_posting where number = t.number
  ) p
  cross join lateral (
    select p.held > 0 or t.kind like '%.stake' or t.kind like '%.bet' or p.held < 0 and not p.has_house as is_stake
  ) s
  left join lateral (
    select case when cardinality(r.sports) > 1 then 'multiple' else r.sports[1]::text end as key from bet_record r
    where part = 'sports' and r.tenant_id = t.tenant_id and r.order_id = t.reference
    union all select g.symbol from game_movement g
    where part = 'games' and g.tenant_id = t.tenant_id and g.provider = split_part(t.reference, ':', 2)
      and g.reference = substr(t.reference, length(split_part(t.reference, ':', 2) || split_part(t.reference, ':', 3)) + 8)
  ) n on true
  where t.tenant_id = ${tenantId} and t.at >= ${sqlInstant(from)} and t.at < ${sqlInstant(until)} and part is not null
    and ${whose}
  group by t.member_id, t.currency, 3, part, coalesce(n.key, '')`

/** Of one day at +08:00 that is over; folded again it is the same. */
export async function foldFlows(tx: Tx, tenantId: string, at: Instant): Promise<void> {
  const span = serverDay(at)
  await sql`delete from insight_day where tenant_id = ${tenantId} and day = ${dayText(at)}`.execute(tx)
  await sql`insert into insight_day (tenant_id, member_id, currency, day, part, key, paid, back)
    select ${tenantId}, f.* from (${flows(tenantId, span, sql`t.member_id <> ''`)}) f`.execute(tx)
  await sql`insert into insight_fold (tenant_id, until) values (${tenantId}, ${dayText(at + days(1))})
    on conflict (tenant_id) do update set until = excluded.until`.execute(tx)
}

/** The first day that is not folded, and when the books begin. */
export async function foldBounds(
  db: Db,
  tenantId: string,
): Promise<{ until: string; first: Instant | null }> {
  const { rows } = await sql<{ until: string | null; first: Instant | null }>`
    select (select until::text from insight_fold where tenant_id = ${tenantId}) as until,
      (select min(at) from ledger_transaction where tenant_id = ${tenantId}) as first`.execute(db)
  return { until: rows[0]?.until ?? '', first: rows[0]?.first ?? null }
}

export async function foldedFlows(
  db: Db,
  tenantId: string,
  { memberId, currency }: Wallet,
  { from, until }: Span,
): Promise<FlowRow[]> {
  const { rows } = await sql<FlowRow>`
    select day::text, part, key, paid, back from insight_day
    where tenant_id = ${tenantId} and member_id = ${memberId} and currency = ${currency}
      and day >= ${dayText(from)}::date and day < ${dayText(until)}::date`.execute(db)
  return rows
}

/** From the books themselves: for the days that are not folded yet. */
export async function bookedFlows(
  db: Db,
  tenantId: string,
  { memberId, currency }: Wallet,
  span: Span,
): Promise<FlowRow[]> {
  const whose = sql`t.member_id = ${memberId} and t.currency = ${currency}`
  const { rows } = await sql<FlowRow>`
    select day::text, part, key, paid, back from (${flows(tenantId, span, whose)}) f`.execute(db)
  return rows
}
