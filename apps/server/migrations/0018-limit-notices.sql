-- What a player is told of the own limits: that one holds, is near, is reached, and twice a year to look at them again.

-- What was told of the period that begins at `told_from`.
alter table play_limit add column told_percent smallint not null default 0;
alter table play_limit add column told_from timestamptz;
-- When the player last set it, or was last reminded of it.
alter table play_limit add column looked_at timestamptz not null default now();

-- Those that a word is owed for; the job that looks every few seconds finds them here and nowhere else.
create index play_limit_near on play_limit (tenant_id) where amount is not null and used * 100 >= amount * 80;

create table play_limit_notice (
  tenant_id text not null,
  member_id text not null,
  id text not null,
  told text not null check (told in ('holds', 'near', 'reached', 'review')),
  -- Of which limit; null for all of them.
  kind text,
  period text,
  amount bigint,
  at timestamptz not null,
  seen_at timestamptz,
  primary key (tenant_id, member_id, id)
);
create index play_limit_notice_unseen on play_limit_notice (tenant_id, member_id) where seen_at is null;
