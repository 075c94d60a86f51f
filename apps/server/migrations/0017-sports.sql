-- What the sports provider did to a wallet, and what it said of its orders.

-- One row for each movement that was asked for: the same id again moves nothing.
create table sports_transaction (
  tenant_id text not null,
  transaction_id text not null,
  member_id text not null,
  order_id text not null,
  transfer_type text not null,
  currency text not null check (currency in ('VND', 'CNY', 'USD', 'USDT')),
  -- Minor units, above zero: the type says the direction.
  amount bigint not null check (amount > 0),
  -- `undone` is a charge that was given back, or one that must never be made.
  state text not null check (state in ('booked', 'undone')),
  at timestamptz not null,
  primary key (tenant_id, transaction_id)
);
create index sports_transaction_of_order on sports_transaction (tenant_id, order_id);

create table sports_order (
  tenant_id text not null,
  order_id text not null,
  member_id text not null,
  currency text not null check (currency in ('VND', 'CNY', 'USD', 'USDT')),
  -- Null until the stake was charged: order data and money come in either order.
  stake bigint check (stake > 0),
  -- What became of the stake: `held`, posted to the house (`settled`), or given back (`returned`).
  stake_state text not null check (stake_state in ('none', 'held', 'settled', 'returned')),
  -- What the order has paid so far, rollbacks taken off.
  paid bigint not null default 0,
  -- As the provider last told it; an older version is ignored.
  version integer not null default 0,
  status smallint,
  placed_at timestamptz,
  settled_at timestamptz,
  told jsonb,
  primary key (tenant_id, order_id)
);
create index sports_order_of_member on sports_order (tenant_id, member_id, placed_at desc);

-- What could not be booked as told: a person looks at it.
create table sports_review (
  id bigint generated always as identity primary key,
  tenant_id text not null,
  transaction_id text not null,
  cause text not null,
  told jsonb not null,
  at timestamptz not null,
  unique (tenant_id, transaction_id, cause)
);
