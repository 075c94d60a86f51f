import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db, Tx } from '@keo/service-kit/db/database'
import { days, minutes, serverDay, type Instant } from '@keo/units/instants'
import { sql } from 'kysely'
import { movesWithin } from './book-moves.ts'
import { foldCohorts } from './cohort-store.ts'
import { dayText } from './day-text.ts'
import { SLOT_AT, SLOT_SUMS } from './slot-store.ts'

/** A transaction may be written a little after the time it bears: a day is folded once more when it is surely over. */
export const LAG_MS = minutes(30)

/**
 * One day of the books. A settled stake is turnover on the day it is decided, a correction counts on the day it is made:
 * so every cut of a day adds up to the whole, and a day that is over never changes.
 */
export async function foldDay(tx: Tx, tenantId: string, at: Instant, now: Instant): Promise<void> {
  const { from, until } = serverDay(at)
  const day = dayText(at)
  await sql`delete from report_day where tenant_id = ${tenantId} and day = ${day}`.execute(tx)
  await sql`
    delete from report_slot where tenant_id = ${tenantId} and at >= ${sqlInstant(from)} and at < ${sqlInstant(until)}`.execute(
    tx,
  )
  await sql`
    with moved as materialized (${movesWithin(tenantId, { from, until })}
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
        withdrawals, laid, at from legs
      union all select 'league', case when is_multiple then 'multiple' else coalesce(leg ->> 'tournamentId', '') end,
        coalesce(leg ->> 'tournamentName', ''), member_id, seq, kind, reference, line, gross, given, staked, deposits,
        withdrawals, laid, at from legs
      union all select 'market', case when is_multiple then 'multiple' else coalesce(leg ->> 'marketType', '') end,
        coalesce(leg ->> 'marketName', ''), member_id, seq, kind, reference, line, gross, given, staked, deposits,
        withdrawals, laid, at from legs
      union all select 'game', coalesce(g.symbol, ''), coalesce(g.symbol, ''), r.* from moved r
        left join game_movement g on g.tenant_id = ${tenantId} and g.member_id = r.member_id and g.seq = r.seq
          and g.at >= ${sqlInstant(from - days(1))} and g.at < ${sqlInstant(until + days(1))}
        where r.kind like 'game.%' or r.kind = 'adjustment.game'
      union all select 'line', line, line, r.* from moved r
      union all select 'campaign', coalesce(w.source, ''), coalesce(w.source, ''), r.* from moved r
        left join reward w on w.tenant_id = ${tenantId} and w.id = r.reference
        where r.given <> 0
    ), slots as (
      insert into report_slot (tenant_id, at, deposits, withdrawals, laid, bets, gross)
      select ${tenantId}, ${SLOT_AT}, ${SLOT_SUMS} from moved group by 2
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
