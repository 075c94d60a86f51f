-- A wallet begins with the first movement. Null when it is there now, else why it cannot be.
create or replace function ledger_open_wallet(p_tenant text, p_member text, p_currency text) returns text language plpgsql as $$
declare
  v_home text := (select currency from member where tenant_id = p_tenant and id = p_member);
begin
  if v_home is null then return 'member'; end if;
  if v_home <> p_currency then return 'currency'; end if;
  insert into ledger_wallet (tenant_id, member_id, currency, hash)
  values (p_tenant, p_member, p_currency,
    sha256(convert_to('keo ledger|' || p_tenant || '|' || p_member || '|' || p_currency, 'UTF8')))
  on conflict do nothing;
  return null;
end $$;
