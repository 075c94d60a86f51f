-- What was decided stays decided.
create or replace function wallet_transfer_stays_decided() returns trigger language plpgsql as $$
begin
  if old.state <> 'moving' or new.amount <> old.amount or new.provider <> old.provider or new.direction <> old.direction then
    raise exception 'a transfer that has ended stays as it is';
  end if;
  return new;
end $$;
