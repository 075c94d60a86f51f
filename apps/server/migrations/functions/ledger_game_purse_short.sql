create or replace function ledger_game_purse_short(p_tenant text, p_member text, p_currency text, p_game text, p_amount bigint)
returns text language sql as $$
  select 'short' where not exists (
    select from ledger_game_purse g where g.tenant_id = p_tenant and g.member_id = p_member
      and g.currency = p_currency and g.game = p_game and g.balance >= p_amount
  )
$$;
