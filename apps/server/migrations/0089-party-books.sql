-- What payment parties told in their statements, by our order number and their own reference.
create table party_entry (
  tenant_id text not null,
  side text not null check (side in ('deposits', 'payouts')),
  -- The channels that the party serves: one party may serve several.
  party text not null,
  order_no text not null,
  reference text not null,
  currency text not null,
  amount bigint not null,
  at timestamptz not null,
  primary key (tenant_id, side, party, order_no, reference)
);
create index party_entry_by_order on party_entry (tenant_id, side, order_no);
create index party_entry_by_time on party_entry (tenant_id, side, party, at);

-- How far each party's statements were compared, and whether it answered when it was last asked.
create table party_statement (
  tenant_id text not null,
  side text not null check (side in ('deposits', 'payouts')),
  party text not null,
  compared_until timestamptz,
  is_silent boolean not null,
  primary key (tenant_id, side, party)
);

-- Where a party's statement and our books differ: one row for an order and a cause.
create table party_review (
  tenant_id text not null,
  side text not null check (side in ('deposits', 'payouts')),
  order_no text not null,
  cause text not null,
  told jsonb not null,
  at timestamptz not null,
  -- It went by itself; null while it stands.
  settled_at timestamptz,
  primary key (tenant_id, side, order_no, cause)
);
create index party_review_standing on party_review (tenant_id, side) where settled_at is null;

-- livable: the check takes every row that it took before, and two sources more
alter table closed_difference
  drop constraint closed_difference_source_check,
  add constraint closed_difference_source_check check (source in ('sports', 'games', 'deposits', 'payouts'));

-- What came in within a time.
create index deposit_receipt_by_time on deposit_receipt (tenant_id, received_at);
