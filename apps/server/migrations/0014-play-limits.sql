-- Limits that players set for themselves: deposit, loss and stake, each by calendar day, week and month at +08:00.

create table play_limit (
  tenant_id text not null,
  member_id text not null,
  kind text not null check (kind in ('deposit', 'loss', 'stake')),
  period text not null check (period in ('day', 'week', 'month')),
  -- Null is no limit; a row without one waits for nothing and is kept for its history.
  amount bigint check (amount >= 0),
  -- A higher limit that waits: a null amount with a time is no limit at all.
  raise_amount bigint check (raise_amount >= 0),
  raise_asked_at timestamptz,
  -- The period that is being counted, and what of the limit it has used. Written under the lock of the wallet only.
  counted_from timestamptz not null,
  used bigint not null,
  primary key (tenant_id, member_id, kind, period)
);

-- The first instant of the calendar period at +08:00 that holds `p_at`; a week begins on Monday.
create function play_period_start(p_period text, p_at timestamptz) returns timestamptz language sql immutable as $$
  select date_trunc(p_period, p_at at time zone interval '8 hours') at time zone interval '8 hours'
$$;

-- Money that a player brought, not what was given for it or taken from it.
create function play_is_deposit(p_kind text) returns boolean language sql immutable as $$
  select (p_kind = 'deposit' or p_kind like 'deposit.%') and p_kind not like '%gift' and p_kind not like '%fee'
$$;

-- What one movement adds to each count. Kinds say what a movement is for: `deposit`, and `bet.…` or `game.…` for play.
-- Stakes are holds, or moves whose kind ends in `.stake` or `.bet`; other moves of play bring something back.
create function play_count(p_count text, p_op text, p_kind text, p_amount bigint, p_payout bigint) returns bigint
language sql immutable as $$
  select case
    when p_count = 'deposit' then case when p_op = 'move' and play_is_deposit(p_kind) then p_amount else 0 end
    when p_kind not like 'bet.%' and p_kind not like 'game.%' then 0
    when p_op = 'hold' or p_op = 'move' and (p_kind like '%.stake' or p_kind like '%.bet') then p_amount
    -- A bet that was not taken was never staked.
    when p_op = 'release' then -p_amount
    when p_count = 'stake' then 0
    when p_op = 'post' then -p_payout
    when p_op = 'force' then p_amount
    when p_op = 'move' then -p_amount
    else 0
  end
$$;

-- The same from the books, for a limit that begins to count in the middle of a period, and for the reality check. All that
-- play took from the member's own money is lost until it comes back: held stakes count.
create function play_counted(p_tenant text, p_member text, p_currency text, p_count text, p_from timestamptz) returns bigint
language sql stable as $$
  select coalesce(sum(case
    when p_count = 'deposit' then case when play_is_deposit(t.kind) then p.own else 0 end
    when t.kind not like 'bet.%' and t.kind not like 'game.%' then 0
    when p_count = 'loss' then -p.own
    when p.held > 0 or t.kind like '%.stake' or t.kind like '%.bet' then -p.own
    when p.held < 0 and not p.has_house then -p.own
    else 0
  end), 0)::bigint
  from ledger_transaction t cross join lateral (
    select coalesce(sum(amount) filter (where account in ('available', 'bonus', 'debt') or account like 'game:%'), 0) as own,
      coalesce(sum(amount) filter (where account = 'held'), 0) as held, bool_or(account like 'house:%') as has_house
    from ledger_posting where number = t.number
  ) p
  where t.tenant_id = p_tenant and t.member_id = p_member and t.currency = p_currency and t.at >= p_from
$$;

-- Under the wallet's lock, last of all checks: nothing else can refuse what is counted here. The tightest limit decides;
-- what cannot be refused is counted all the same. Movements of the past, if any, never count backwards.
create or replace function ledger_guard(
  p_tenant text, p_member text, p_currency text, p_op text, p_kind text, p_amount bigint, p_payout bigint, p_at timestamptz
) returns text language plpgsql as $$
declare
  v_cause text;
begin
  if p_kind not like 'bet.%' and p_kind not like 'game.%' and p_kind not like 'deposit%' then return null; end if;
  if not exists (select from play_limit l where l.tenant_id = p_tenant and l.member_id = p_member) then return null; end if;
  update play_limit l set counted_from = play_period_start(l.period, p_at), used = 0
  where l.tenant_id = p_tenant and l.member_id = p_member and l.counted_from < play_period_start(l.period, p_at);
  select l.kind || '.' || l.period into v_cause from play_limit l
  where l.tenant_id = p_tenant and l.member_id = p_member and l.amount is not null
    and play_count(l.kind, p_op, p_kind, p_amount, p_payout) > 0
    and l.used + play_count(l.kind, p_op, p_kind, p_amount, p_payout) > l.amount
  order by l.amount - l.used, l.kind, l.period limit 1;
  if v_cause is not null and p_op in ('move', 'hold') then return v_cause; end if;
  update play_limit l set used = l.used + play_count(l.kind, p_op, p_kind, p_amount, p_payout)
  where l.tenant_id = p_tenant and l.member_id = p_member and play_count(l.kind, p_op, p_kind, p_amount, p_payout) <> 0;
  return null;
end $$;
