-- Whom a member follows.
create table expert_follow (
  tenant_id text not null,
  member_id text not null,
  expert_id text not null,
  since timestamptz not null,
  -- Whether letters tell of new plans.
  is_told boolean not null,
  -- Plans up to this one were told, or stood when it began: ids sort by age.
  told_plan text not null,
  primary key (tenant_id, member_id, expert_id),
  foreign key (tenant_id, expert_id) references expert (tenant_id, id)
);
create index expert_follow_of_expert on expert_follow (tenant_id, expert_id);
