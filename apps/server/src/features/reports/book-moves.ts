import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Instant } from '@keo/units/instants'
import { sql } from 'kysely'

type Span = { readonly from: Instant; readonly until: Instant }

/** Every transaction of a span with what it is for the reports: whatever is folded or shown counts in these words. */
export const movesWithin = (tenantId: string, { from, until }: Span) => sql`
  select t.member_id, t.seq, t.kind, t.reference, m.line, p.gross, p.given,
    case when t.kind in ('bet.settled', 'bet.cashout') then -p.held
      when t.kind in ('game.bet', 'game.refund') then -p.own else 0 end as staked,
    case when play_is_deposit(t.kind) then p.own else 0 end as deposits,
    case when t.kind in ('withdraw.sent', 'withdraw.fee') then -p.held else 0 end as withdrawals,
    case when t.kind in ('bet.stake', 'game.bet', 'game.refund') then -p.own
      when t.kind like 'bet.%' and p.held < 0 and not p.has_house then -p.own else 0 end as laid,
    t.at
  from ledger_transaction t
  join member m on m.tenant_id = t.tenant_id and m.id = t.member_id
  cross join lateral (
    select coalesce(sum(amount) filter (where account in ('house:sports', 'house:games')), 0) as gross,
      -coalesce(sum(amount) filter (where account = 'house:promotions'), 0) as given,
      coalesce(sum(amount) filter (where account = 'held'), 0) as held,
      coalesce(sum(amount) filter (where account <> 'held' and account not like 'house:%'), 0) as own,
      coalesce(bool_or(account like 'house:%'), false) as has_house
    from ledger_posting where number = t.number
  ) p
  where t.tenant_id = ${tenantId} and t.currency = 'VND' and t.at >= ${sqlInstant(from)} and t.at < ${sqlInstant(until)}`
