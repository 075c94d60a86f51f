-- Since when an alarm of the overview stands that has no moment of its own, such as a game outside of its return.
create table alarm_standing (
  tenant_id text not null,
  kind text not null,
  about text not null,
  since timestamptz not null,
  primary key (tenant_id, kind, about)
);

-- Open bets are few beside all that ever were; the overview looks for those whose result is missing.
create index bet_record_open on bet_record (tenant_id, placed_at) where closed_at is null;
