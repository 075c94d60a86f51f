-- Complaints, each with the day by which it is answered and what came of it.
create table complaint (
  tenant_id text not null,
  id text not null,
  member_id text not null,
  came_by text not null,
  category text not null,
  words text not null check (length(words) <= 4000),
  opened_by text not null,
  opened_at timestamptz not null,
  due_at timestamptz not null,
  outcome text check (outcome in ('upheld', 'partly', 'refused')),
  -- As the member was told.
  answer text not null default '',
  reason text not null default '',
  answered_by text not null default '',
  answered_at timestamptz,
  primary key (tenant_id, id),
  check ((outcome is null) = (answered_at is null))
);
create index complaint_open on complaint (tenant_id, due_at, id) where answered_at is null;
create index complaint_answered on complaint (tenant_id, id desc) where answered_at is not null;
create index complaint_by_member on complaint (tenant_id, member_id);
