-- The provider's signature covers the body and the time, not the path: where one was first seen is where it may come from.
-- Good for five minutes and then refused by its time, so a crash may forget them and the disk need not wait for them.
create unlogged table sports_signature (
  tenant_id text not null,
  sign text not null,
  path text not null,
  seen_at timestamptz not null,
  primary key (tenant_id, sign)
);
create index sports_signature_by_time on sports_signature (tenant_id, seen_at);
