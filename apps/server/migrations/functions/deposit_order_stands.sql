-- What was ordered stays as it was ordered, and an end stays an end.
create or replace function deposit_order_stands() returns trigger language plpgsql as $$
begin
  if (new.amount, new.gift, new.pay_currency, new.pay_amount, new.fee, new.channel_id, new.pay_to, new.note)
    is distinct from
    (old.amount, old.gift, old.pay_currency, old.pay_amount, old.fee, old.channel_id, old.pay_to, old.note)
    or new.rate is distinct from old.rate then
    raise exception 'a deposit order is fixed when it is made';
  end if;
  if old.status in (1, 3, 4, 5) and new.status <> old.status then
    raise exception 'the end of a deposit order is final';
  end if;
  return new;
end
$$;
