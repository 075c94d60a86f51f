-- Bets that end early, and bets that wait for their odds. Amounts are hundredths of the currency, odds thousandths,
-- unit prices ten-thousandths of a unit of stake.
alter table bet_order
  -- What was ended early so far, and what it brought: that part is final, results touch the rest alone.
  add column cash_outs integer not null default 0,
  add column closed_stake bigint not null default 0 check (closed_stake between 0 and stake),
  add column closed_return bigint not null default 0 check (closed_return between 0 and cap),
  add column reservation_id text;

create table cash_out (
  id text primary key check (id ~ '^[0-9]{19}$'),
  order_id text not null,
  user_id text not null,
  -- The caller's own id of the wish: sent twice, it is still one cash-out.
  related_id text,
  stake bigint not null check (stake > 0),
  -- The price that was shown, and the one that is given.
  asked_price integer not null check (asked_price > 0),
  unit_price integer not null check (unit_price > 0),
  -- What it would be worth without the fee.
  fair_price integer not null check (fair_price >= unit_price),
  accepts_change boolean not null,
  status smallint not null check (status in (1, 2, 3, 5)),
  refusal smallint,
  received_at timestamptz not null,
  due_at timestamptz,
  decided_at timestamptz,
  modified_at timestamptz not null,
  payout bigint,
  version integer not null default 1,
  device text not null,
  address text not null,
  check ((status in (2, 3)) = (refusal is not null)),
  check ((status = 5) = (payout is not null)),
  unique (user_id, related_id)
);
-- One at a time: who comes second finds the first.
create unique index cash_out_running on cash_out (order_id) where status = 1;
create index cash_out_of_order on cash_out (order_id, received_at);
create index cash_out_due on cash_out (due_at) where due_at is not null;

-- Cash-outs that wait for the return they are wanted at.
create table cash_out_reservation (
  id text primary key check (id ~ '^[0-9]{19}$'),
  order_id text not null,
  user_id text not null,
  stake bigint not null check (stake > 0),
  wanted_return bigint not null check (wanted_return > 0),
  -- 1 waiting, 2 done, 3 failed, 4 cancelled.
  status smallint not null check (status between 1 and 4),
  -- Each time the return is reached is a try of its own.
  tries integer not null default 0,
  made_at timestamptz not null,
  ended_at timestamptz,
  device text not null,
  address text not null
);
create unique index cash_out_reservation_waiting on cash_out_reservation (order_id) where status = 1;
create index cash_out_reservation_of_user on cash_out_reservation (user_id, made_at);

-- Bets that wait for their odds. Nothing is charged before they are reached.
create table bet_reservation (
  id text primary key check (id ~ '^[0-9]{19}$'),
  user_id text not null,
  merchant_user_id text not null,
  currency_id integer not null,
  related_id text,
  request_hash text not null,
  stake bigint not null check (stake > 0),
  wanted_odds integer not null check (wanted_odds > 1000 and wanted_odds <= 1000000),
  market_id integer not null,
  option_type integer not null,
  match_id integer not null,
  sport_id integer not null,
  league_id integer not null,
  market_type integer not null,
  period integer not null,
  line integer,
  is_live boolean not null,
  home_at_booking integer,
  away_at_booking integer,
  -- 0 waiting, 1 done, 2 failed, 3 cancelled, 4 its order is being confirmed.
  status smallint not null check (status between 0 and 4),
  fail_reason smallint,
  -- Each time the odds are reached is a try of its own; the order of the last one.
  tries integer not null default 0,
  order_id text,
  made_at timestamptz not null,
  -- Not tried again before then.
  rests_until timestamptz,
  ended_at timestamptz,
  modified_at timestamptz not null,
  version integer not null default 1,
  device text not null,
  address text not null,
  check ((status in (2, 3)) = (fail_reason is not null)),
  unique (user_id, related_id)
);
create index bet_reservation_open on bet_reservation (id) where status in (0, 4);
create index bet_reservation_of_user on bet_reservation (user_id, made_at desc);
