-- What a merchant takes, where it is narrower than the channel: least and most of an order, and most of all orders of a day at
-- +08:00. Null is the channel's own.
alter table deposit_option add column min_amount bigint check (min_amount > 0);
alter table deposit_option add column max_amount bigint check (max_amount > 0);
alter table deposit_option add column day_max bigint check (day_max > 0);

-- How merchants do, and what they took today.
create index deposit_order_by_merchant on deposit_order (tenant_id, channel_id, option_id, created_at) where kind = 'c2c';
-- Disputes that nobody has ended: no order with one runs out.
create index deposit_order_disputed on deposit_order (tenant_id, order_no) where disputed_at is not null and status in (2, 7, 8);

-- What became of an order whose merchant does not release it. When it was opened is the order's own.
create table deposit_dispute (
  tenant_id text not null,
  member_id text not null,
  order_no text not null,
  -- The merchant says that nothing came.
  denied_at timestamptz,
  -- What the member was asked for last; an answer is a message or a proof.
  question text not null default '' check (length(question) <= 300),
  asked_at timestamptz,
  answered_at timestamptz,
  -- Null while nobody decided, and for good where the merchant released it after all.
  is_for_member boolean,
  reason text not null default '' check (length(reason) <= 300),
  decided_at timestamptz,
  primary key (tenant_id, member_id, order_no)
);
create unique index deposit_dispute_by_order on deposit_dispute (tenant_id, order_no);

insert into deposit_dispute (tenant_id, member_id, order_no)
select tenant_id, member_id, order_no from deposit_order where disputed_at is not null;
