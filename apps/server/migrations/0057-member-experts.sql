-- Members who write plans: they apply, people of the operator decide.
create table expert_application (
  tenant_id text not null,
  id text not null,
  member_id text not null,
  why text not null,
  sports integer[] not null,
  state text not null check (state in ('open', 'accepted', 'refused')),
  -- Told with a refusal.
  reason text not null default '',
  applied_at timestamptz not null,
  decided_at timestamptz,
  decided_by text not null default '',
  primary key (tenant_id, id),
  check ((state = 'open') = (decided_at is null))
);
-- One at a time.
create unique index expert_application_open on expert_application (tenant_id, member_id) where state = 'open';
create index expert_application_of_member on expert_application (tenant_id, member_id, id desc);

-- Null for those of the sandbox.
alter table expert add column member_id text;
create unique index expert_of_member on expert (tenant_id, member_id) where member_id is not null;

-- The buyer has a device, network or payout target in common with the expert, who gets nothing of it.
alter table plan_purchase add column is_shared boolean not null default false;
