-- Cash-outs that are made by themselves once one of their conditions is met. Amounts are hundredths of the currency.
create table auto_cash_out (
  id text primary key check (id ~ '^[0-9]{19}$'),
  order_id text not null,
  user_id text not null,
  -- The caller's own id of the request: sent twice, it is still one.
  related_id text not null,
  -- The part that ends; null for all that is open by then.
  stake bigint check (stake > 0),
  -- What was open when it was set: amounts of its conditions are of that much.
  open_stake bigint not null check (open_stake > 0),
  conditions jsonb not null,
  status text not null check (status in ('waiting', 'running', 'done', 'over', 'cancelled')),
  -- What made it fire, and the cash-out that it made: both written with that cash-out, both gone when it is refused.
  cause jsonb,
  cash_out_id text,
  fired_at timestamptz,
  -- Each cash-out that it makes is a try of its own.
  tries integer not null default 0,
  made_at timestamptz not null,
  ended_at timestamptz,
  version integer not null default 1,
  device text not null,
  address text not null,
  check ((status in ('running', 'done')) = (cash_out_id is not null)),
  check ((cash_out_id is null) = (cause is null)),
  check ((cash_out_id is null) = (fired_at is null)),
  unique (user_id, related_id)
);
-- One at a time for each bet.
create unique index auto_cash_out_active on auto_cash_out (order_id) where status in ('waiting', 'running');
create index auto_cash_out_of_order on auto_cash_out (order_id, made_at);
create unique index auto_cash_out_of_cash_out on auto_cash_out (cash_out_id) where cash_out_id is not null;
