-- Under the wallet's lock, last of all checks: nothing else can refuse what is counted here. The tightest limit decides;
-- what cannot be refused is counted all the same. Movements of the past, if any, never count backwards.
create or replace function ledger_guard(
  p_tenant text, p_member text, p_currency text, p_op text, p_kind text, p_amount bigint, p_payout bigint, p_at timestamptz
) returns text language plpgsql as $$
declare
  v_cause text;
begin
  if p_kind not like 'bet.%' and p_kind not like 'game.%' and p_kind not like 'plan.%' and p_kind <> 'room.gift' and p_kind not like 'deposit%' then
    return null;
  end if;
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
