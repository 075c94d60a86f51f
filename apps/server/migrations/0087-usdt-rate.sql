-- What one USDT is worth where the operator says so and not the quotes: every version of it, the last one counts. Null is the
-- quotes' again. Without any the quotes count, and a version that knows none of this goes on by them. Hundredths of a dong.
create table usdt_rate (
  tenant_id text not null,
  version integer not null check (version > 0),
  rate bigint check (rate > 0),
  begins_at timestamptz not null,
  primary key (tenant_id, version)
);
