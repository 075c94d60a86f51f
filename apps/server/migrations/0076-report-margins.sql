-- What the provider's prices stated as margin on the bets taken on a day at +08:00, by sport, beside what play left.
create table report_margin (
  tenant_id text not null,
  day date not null,
  -- As the cut by sport has it.
  sport text not null,
  -- Thousands of dong, and what of them the prices were meant to leave.
  staked double precision not null check (staked > 0),
  expected double precision not null,
  primary key (tenant_id, day, sport)
);

-- When the provider was asked for a day.
create table report_margin_fold (
  tenant_id text not null,
  day date not null,
  folded_at timestamptz not null,
  primary key (tenant_id, day)
);
