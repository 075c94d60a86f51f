-- A letter to many: its words stand here once, and a member's letter names it.
create table mailing (
  tenant_id text not null,
  id text not null,
  -- Counts the changes: who read an older one is told.
  version integer not null,
  -- By language; empty where it is missing.
  title jsonb not null,
  content jsonb not null,
  audience jsonb not null,
  state text not null check (state in ('draft', 'sending', 'sent', 'stopped')),
  -- How far it has gone: the last member, how many have it, and how many take no offers now.
  reached text not null default '',
  sent_to integer not null default 0,
  passed_over integer not null default 0,
  saved_at timestamptz not null,
  primary key (tenant_id, id)
);
create index mailing_sending on mailing (tenant_id, id) where state = 'sending';
