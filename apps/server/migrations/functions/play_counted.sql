-- The same from the books, for a limit that begins to count in the middle of a period, and for the reality check. All that
-- play took from the member's own money is lost until it comes back: held stakes count.
create or replace function play_counted(p_tenant text, p_member text, p_currency text, p_count text, p_from timestamptz) returns bigint
language sql stable as $$
  select coalesce(sum(case
    when p_count = 'deposit' then case when play_is_deposit(t.kind) then p.own else 0 end
    when t.kind like 'plan.%' or t.kind = 'room.gift' then case when p_count = 'loss' then -p.own else 0 end
    when t.kind not like 'bet.%' and t.kind not like 'game.%' then 0
    when p_count = 'loss' then -p.own
    when p.held > 0 or t.kind like '%.stake' or t.kind like '%.bet' or t.kind = 'game.refund' then -p.own
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
