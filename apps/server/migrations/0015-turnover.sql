-- What a member must bet before money may leave: one round, which grows with every gift and ends when enough was bet.
create table turnover_round (
  tenant_id text not null,
  member_id text not null,
  -- Minor units of dong.
  required bigint not null check (required > 0),
  -- Stakes that are settled from here on count.
  since timestamptz not null,
  primary key (tenant_id, member_id)
);
