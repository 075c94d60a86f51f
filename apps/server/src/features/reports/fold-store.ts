import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db, Tx } from '@keo/service-kit/db/database'
import { days, serverDay, type Instant } from '@keo/units/instants'
import { sql } from 'kysely'
import { foldCohorts } from './cohort-store.ts'
import { dayText } from './day-text.ts'

/**
 * One day of the books. A settled stake is turnover on the day it is decided, a correction counts on the day it is made:
 * so every cut of a day adds up to the whole, and a day that is over never changes.
 */
export async function foldDay(tx: Tx, tenantId: string, at: Instant, now: Instant): Promise<void> {
  const { from, until } = serverDay(at)
  const day = dayText(at)
  await sql`delete from report_day where tenant_id = ${tenantId} and day = ${day}`.execute(tx)
  await sql`
    with moved as materialized (
      select t.member_id, t.seq, t.kind, t.reference, m.line, p.gross, p.given,
        case when t.kind in ('bet.settled', 'bet.cashout') then -p.held
          when t.kind in ('game.bet', 'game.refund') then -p.own else 0 end as staked,
        case when play_is_deposit(t.kind) then p.own else 0 end as deposits,
        case when t.kind in ('withdraw.sent', 'withdraw.fee') then -p.held else 0 end as withdrawals
      from ledger_transaction t
      join member m on m.tenant_id = t.tenant_id and m.id = t.member_id
      cross join lateral (
        select coalesce(sum(amount) filter (where account in ('house:sports', 'house:games')), 0) as gross,
          -coalesce(sum(amount) filter (where account = 'house:promotions'), 0) as given,
          coalesce(sum(amount) filter (where account = 'held'), 0) as held,
          coalesce(sum(amount) filter (where account <> 'held' and account not like 'house:%'), 0) as own
        from ledger_posting where number = t.number
      ) p
      where t.tenant_id = ${tenantId} and t.currency = 'VND' and t.at >= ${sqlInstant(from)}
        and t.at < ${sqlInstant(until)}
    ), legs as (
      select r.*, case when jsonb_array_length(o.told -> 'betList') = 1 then o.told -> 'betList' -> 0 end as leg,
        coalesce(jsonb_array_length(o.told -> 'betList'), 0) > 1 as is_multiple
      from moved r left join sports_order o on o.tenant_id = ${tenantId} and o.order_id = r.reference
      where r.kind like 'bet.%'
    ), cuts as (
      select 'all' as cut, '' as key, '' as label, r.* from moved r
      union all select 'product', case when kind like 'bet.%' then 'sports' else 'games' end, '', r.* from moved r
        where kind like 'bet.%' or (kind like 'game.%' or kind = 'adjustment.game')
      union all select 'sport', case when is_multiple then 'multiple' else coalesce(leg ->> 'sportId', '') end,
        coalesce(leg ->> 'sportName', ''), member_id, seq, kind, reference, line, gross, given, staked, deposits,
        withdrawals from legs
      union all select 'league', case when is_multiple then 'multiple' else coalesce(leg ->> 'tournamentId', '') end,
        coalesce(leg ->> 'tournamentName', ''), member_id, seq, kind, reference, line, gross, given, staked, deposits,
        withdrawals from legs
      union all select 'market', case when is_multiple then 'multiple' else coalesce(leg ->> 'marketType', '') end,
        coalesce(leg ->> 'marketName', ''), member_id, seq, kind, reference, line, gross, given, staked, deposits,
        withdrawals from legs
      union all select 'game', coalesce(g.symbol, ''), coalesce(g.symbol, ''), r.* from moved r
        left join game_movement g on g.tenant_id = ${tenantId} and g.member_id = r.member_id and g.seq = r.seq
          and g.at >= ${sqlInstant(from - days(1))} and g.at < ${sqlInstant(until + days(1))}
        where r.kind like 'game.%' or r.kind = 'adjustment.game'
      union all select 'line', line, line, r.* from moved r
      union all select 'campaign', coalesce(w.source, ''), coalesce(w.source, ''), r.* from moved r
        left join reward w on w.tenant_id = ${tenantId} and w.id = r.reference
        where r.given <> 0
    )
    insert into report_day (tenant_id, day, cut, key, label, bets, players, staked, gross, given, deposits, withdrawals)
    select ${tenantId}, ${day}::date, cut, key, max(label), count(*) filter (where staked > 0),
      count(distinct member_id) filter (where staked > 0), sum(staked), sum(gross), sum(given), sum(deposits),
      sum(withdrawals)
    from cuts group by cut, key`.execute(tx)
  await foldCohorts(tx, tenantId, at)
  await sql`insert into report_fold (tenant_id, day, folded_at) values (${tenantId}, ${day}, ${sqlInstant(now)})
    on conflict (tenant_id, day) do update set folded_at = excluded.folded_at`.execute(tx)
}

/** The last day that was over when it was folded, and the first day of the books. */
export async function foldBounds(db: Db, tenantId: string): Promise<{ last: string; first: Instant | null }> {
  const { rows } = await sql<{ last: string | null; first: Instant | null }>`
    select (select max(day)::text from report_fold where tenant_id = ${tenantId}) as last,
      (select min(at) from ledger_transaction where tenant_id = ${tenantId}) as first`.execute(db)
  return { last: rows[0]?.last ?? '', first: rows[0]?.first ?? null }
}
