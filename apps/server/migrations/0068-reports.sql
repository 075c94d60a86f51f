-- Reports: each day at +08:00 folded from the books, whole and by what it is cut by. Of the books nothing changes, so a day
-- that is over is always folded to the same. Dong alone, in minor units.
create table report_day (
  tenant_id text not null,
  day date not null,
  -- `all`, or what the day is cut by.
  cut text not null,
  -- Empty where the books do not say.
  key text not null,
  label text not null,
  bets integer not null,
  players integer not null,
  staked bigint not null,
  gross bigint not null,
  given bigint not null,
  deposits bigint not null,
  withdrawals bigint not null,
  primary key (tenant_id, day, cut, key)
);

create table report_fold (
  tenant_id text not null,
  day date not null,
  folded_at timestamptz not null,
  primary key (tenant_id, day)
);
