-- Under the wallet's lock, once the money is known to be there.
create or replace function ledger_move_game_purses(
  p_tenant text, p_member text, p_currency text, p_source text, p_target text, p_amount bigint
) returns void language plpgsql as $$
begin
  update ledger_game_purse g set balance = g.balance - p_amount
  where g.tenant_id = p_tenant and g.member_id = p_member and g.currency = p_currency and g.game = p_source;
  if p_target like 'game:%' then
    insert into ledger_game_purse as g (tenant_id, member_id, currency, game, balance)
    values (p_tenant, p_member, p_currency, p_target, p_amount)
    on conflict (tenant_id, member_id, currency, game) do update set balance = g.balance + excluded.balance;
  end if;
end $$;
