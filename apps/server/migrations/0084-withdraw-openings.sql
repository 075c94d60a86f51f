-- Who of the staff has an order in review open: for some minutes nobody else decides it.
create table withdraw_opening (
  tenant_id text not null,
  order_no text not null,
  opened_by text not null,
  opened_at timestamptz not null,
  primary key (tenant_id, order_no)
);
-- Whoever opens another order lets go of the one before.
create index withdraw_opening_by_person on withdraw_opening (tenant_id, opened_by);
