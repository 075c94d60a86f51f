-- Bets. Amounts are hundredths of the order's currency, odds are thousandths.
create table bet_order (
  id text primary key check (id ~ '^[0-9]{19}$'),
  user_id text not null,
  merchant_user_id text not null,
  currency_id integer not null,
  -- The caller's own id of the slip: sent twice, it is still one order.
  related_id text,
  request_hash text not null,
  remark text,
  legs_each integer not null,
  sub_bets integer not null check (sub_bets > 0),
  unit_stake bigint not null check (unit_stake > 0),
  stake bigint not null check (stake = unit_stake * sub_bets),
  cap bigint not null,
  odds_change smallint not null check (odds_change between 0 and 2),
  status smallint not null check (status between 0 and 5),
  payment text not null check (payment in ('due', 'unknown', 'paid', 'refused', 'returned')),
  reject_code smallint,
  delay_cause smallint,
  received_at timestamptz not null,
  -- When the desk must look at it again; nothing is due on a settled order.
  due_at timestamptz,
  decided_at timestamptz,
  settled_at timestamptz,
  modified_at timestamptz not null,
  returned bigint,
  settlements integer not null default 0,
  version integer not null default 1,
  device text not null,
  address text not null,
  check ((status = 2) = (reject_code is not null)),
  check ((status = 5) = (returned is not null)),
  unique (user_id, related_id)
);
create index bet_order_due on bet_order (due_at) where due_at is not null;
create index bet_order_of_user on bet_order (user_id, received_at desc, id desc);

create table bet_leg (
  order_id text not null references bet_order (id),
  number smallint not null,
  match_id integer not null,
  sport_id integer not null,
  league_id integer not null,
  market_id integer not null,
  market_type integer not null,
  period integer not null,
  line integer,
  option_type integer not null,
  asked_odds integer not null,
  odds integer not null check (odds > 1000 and odds <= 1000000),
  is_live boolean not null,
  home_at_bet integer,
  away_at_bet integer,
  outcome smallint,
  result_text text,
  -- Grows with every result that was applied.
  result_version integer not null default 0,
  primary key (order_id, number)
);
create index bet_leg_open on bet_leg (match_id) where outcome is null;

-- What the house stands to lose on an option, so that parallel bets cannot pass the cap together.
create table exposure (
  market_id integer not null,
  option_type integer not null,
  liability bigint not null,
  stake bigint not null,
  primary key (market_id, option_type)
);

-- What the operator must be told: written with the change it tells of, sent until it is answered.
create table operator_message (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('transaction', 'order', 'cashOut')),
  order_id text not null,
  payload jsonb not null,
  created_at timestamptz not null,
  due_at timestamptz not null,
  attempts integer not null default 0,
  state text not null check (state in ('waiting', 'done', 'given up'))
);
create index operator_message_due on operator_message (due_at, id) where state = 'waiting';
