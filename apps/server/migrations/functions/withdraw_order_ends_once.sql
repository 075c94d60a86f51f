-- What is paid stays paid and what is refused stays refused, whoever writes.
create or replace function withdraw_order_ends_once() returns trigger language plpgsql as $$
begin
  if old.state in ('paid', 'refused') and new.state <> old.state then
    raise exception 'a finished withdrawal does not change';
  end if;
  return new;
end
$$;
