-- Markers of harm (RSP-16): what each member did hour by hour, folded from the books once the hour is over, and what was
-- found in it, with its action and outcome.
create table play_hour (
  tenant_id text not null,
  member_id text not null,
  hour timestamptz not null,
  deposits bigint not null,
  deposit_count integer not null,
  stakes integer not null,
  staked bigint not null,
  -- Below zero is lost.
  result bigint not null,
  primary key (tenant_id, member_id, hour)
);
create index play_hour_by_age on play_hour (tenant_id, hour);

-- Until when the books are folded.
create table play_hour_fold (
  tenant_id text primary key,
  until timestamptz not null
);

create table harm_mark (
  tenant_id text not null,
  id text not null,
  member_id text not null,
  marker text not null,
  figures jsonb not null,
  thresholds jsonb not null,
  state text not null check (state in ('open', 'acted', 'closed')),
  found_at timestamptz not null,
  -- When it was last past its threshold.
  seen_at timestamptz not null,
  action text check (action in ('message', 'limit', 'break')),
  -- Empty where the site acted by itself.
  acted_by text not null default '',
  acted_at timestamptz,
  reason text not null default '',
  outcome text check (outcome in ('playsLess', 'unchanged', 'excluded', 'mistaken')),
  closed_by text not null default '',
  closed_at timestamptz,
  primary key (tenant_id, id),
  check ((state = 'open') = (action is null) or state = 'closed'),
  check ((state = 'closed') = (outcome is not null))
);
create unique index harm_mark_one_open on harm_mark (tenant_id, member_id, marker) where state <> 'closed';
create index harm_mark_waiting on harm_mark (tenant_id, id) where state <> 'closed';
create index harm_mark_closed on harm_mark (tenant_id, closed_at desc, id desc) where state = 'closed';
create index harm_mark_by_member on harm_mark (tenant_id, member_id);

-- Since when a marker of the member waits: nothing is offered meanwhile (RSP-17).
alter table safer_play add column at_risk_since timestamptz;
create index safer_play_kept on safer_play (tenant_id, member_id)
  where excluded_at is not null or break_until is not null;
