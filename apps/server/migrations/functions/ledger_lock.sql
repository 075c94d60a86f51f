-- Step 1 of ledger_apply: wallets begin with their first movement, and everything that the commands touch is locked in one
-- order, whoever calls, so that no two calls wait for each other and what is read afterwards stays true.
create or replace function ledger_lock(p_tenant text, p_commands jsonb) returns void language plpgsql as $$
declare
  c record;
begin
  for c in
    select distinct x.member_id, x.currency from jsonb_to_recordset(p_commands) as x(member_id text, currency text)
    where x.member_id <> '' and not exists (
      select from ledger_wallet l
      where l.tenant_id = p_tenant and l.member_id = x.member_id and l.currency = x.currency
    ) order by x.member_id, x.currency
  loop
    perform ledger_open_wallet(p_tenant, c.member_id, c.currency);
  end loop;
  perform from (
    select k.member_id, k.currency from jsonb_to_recordset(p_commands) as k(member_id text, currency text)
    group by k.member_id, k.currency order by k.member_id collate "C", k.currency collate "C"
  ) x cross join lateral (
    select from ledger_wallet l
    where l.tenant_id = p_tenant and l.member_id = x.member_id and l.currency = x.currency for update
  ) locked;
  -- House transactions have no wallet: their key is locked.
  perform pg_advisory_xact_lock(hashtextextended(p_tenant || '|' || x.key, 0))
  from (
    select k.key from jsonb_to_recordset(p_commands) as k(member_id text, key text) where k.member_id = '' order by k.key
  ) x;
end $$;
