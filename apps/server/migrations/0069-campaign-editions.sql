-- Campaigns that the console keeps, every version of them: a claim names the one it was made under.
create table campaign_edition (
  tenant_id text not null,
  id text not null,
  version integer not null check (version > 0),
  definition jsonb not null,
  saved_by text not null,
  saved_at timestamptz not null,
  reason text not null,
  -- Of two who save at the same moment one is told that it changed.
  primary key (tenant_id, id, version)
);
call kit.append_only('campaign_edition');
