-- Pay-outs by C2C merchants, and the books of the sandbox's pay-out party.

alter table withdraw_order drop constraint withdraw_order_channel_check;
alter table withdraw_order add constraint withdraw_order_channel_check
  check (channel in ('bank', 'usdt', 'ewallet', 'c2c'));

-- What the party was asked to pay: once for each order, however often it is asked. It keeps no number and no name.
create table sandbox_payout (
  tenant_id text not null,
  order_no text not null,
  -- SHA-256 of what was asked: the same order with another content is nobody's.
  body_hash bytea not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  is_taken boolean not null,
  -- How it ends, and when.
  outcome text not null check (outcome in ('paid', 'failed', 'targetRefused')),
  ends_at timestamptz not null,
  primary key (tenant_id, order_no)
);
