-- Ways to withdraw as an operator changed them: whether it is open, how much one order may be, in minor units of what is
-- received, and what it states of its time. One without a row is as the product came.
create table withdraw_channel (
  tenant_id text not null,
  channel text not null check (channel in ('bank', 'usdt', 'ewallet', 'c2c')),
  is_open boolean not null,
  min_amount bigint not null check (min_amount > 0),
  max_amount bigint not null check (max_amount >= min_amount),
  from_seconds integer not null check (from_seconds >= 0),
  to_seconds integer not null check (to_seconds >= from_seconds),
  primary key (tenant_id, channel)
);
