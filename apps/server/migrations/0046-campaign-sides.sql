-- The side that a member is for in a cycle of a table of medals; chosen once. Matches that begin later count.
create table campaign_side (
  tenant_id text not null,
  member_id text not null,
  campaign_id text not null,
  window_key text not null,
  side_id integer not null,
  -- Of the campaign as it was then.
  leagues integer[] not null,
  at timestamptz not null,
  primary key (tenant_id, member_id, campaign_id, window_key)
);
