-- The same books by thirds of an hour, for the console's overview: whole days fold both at once. Dong alone, in minor units.
create table report_slot (
  tenant_id text not null,
  -- When the third of an hour begins.
  at timestamptz not null,
  deposits bigint not null,
  withdrawals bigint not null,
  -- Stakes that were laid, less those given back unplayed.
  laid bigint not null,
  bets integer not null,
  gross bigint not null,
  primary key (tenant_id, at)
);
-- Two months are folded once more, now by thirds of an hour too: the overview compares thirty days with those before.
delete from report_fold where day >= current_date - 62;
