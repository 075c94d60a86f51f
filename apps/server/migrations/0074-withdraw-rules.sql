-- What a withdrawal costs, how much may leave in a day, and above what two people look at it: every version of it, the
-- last one counts. Without any it is as the product came. Amounts are hundredths of a dong.
create table withdraw_rules (
  tenant_id text not null,
  version integer not null check (version > 0),
  review_above bigint not null check (review_above > 0),
  fee_per_mille integer not null check (fee_per_mille between 0 and 50),
  fee_min bigint not null check (fee_min >= 0),
  fee_max bigint not null check (fee_max >= fee_min),
  -- By VIP level, from 0 on.
  day_max bigint[] not null check (0 < all (day_max)),
  free_a_day integer[] not null check (0 <= all (free_a_day)),
  begins_at timestamptz not null,
  check (cardinality(day_max) = cardinality(free_a_day)),
  primary key (tenant_id, version)
);
