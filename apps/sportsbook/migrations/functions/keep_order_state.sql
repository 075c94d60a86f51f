-- Every state an order was in. A trigger calls it: no writer of orders can forget.
create or replace function keep_order_state() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_op = 'UPDATE' and new.status = old.status and new.payment = old.payment and new.settlements = old.settlements then
    return null;
  end if;
  insert into bet_order_state (order_id, version, status, payment, returned, at)
  values (new.id, new.version, new.status, new.payment, new.returned, new.modified_at);
  return null;
end $$;
