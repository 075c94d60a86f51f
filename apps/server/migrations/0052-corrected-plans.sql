-- A provider may correct a result: the new end is another row, and the newest counts. Nothing that was said is lost.
alter table expert_leg_end
  add column version smallint not null default 1 check (version >= 1),
  drop constraint expert_leg_end_pkey,
  add primary key (tenant_id, plan_id, place, version);
alter table expert_plan_end
  add column version smallint not null default 1 check (version >= 1),
  drop constraint expert_plan_end_pkey,
  add primary key (tenant_id, plan_id, version);
