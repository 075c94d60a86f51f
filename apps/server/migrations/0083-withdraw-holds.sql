-- An order in review that somebody keeps from being paid, until a time or until it is taken off. Its state stays as it is: a
-- version that knows no holds goes on with it. Who held it before and who took it off is in the audit log.
create table withdraw_hold (
  tenant_id text not null,
  order_no text not null,
  reason text not null check (length(reason) between 1 and 300),
  held_by text not null,
  held_at timestamptz not null,
  -- Null: until it is taken off.
  held_until timestamptz check (held_until > held_at),
  primary key (tenant_id, order_no)
);
