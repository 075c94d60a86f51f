-- Who bet in which week, and how many of those who registered in an earlier one still do. Weeks begin on Monday at +08:00.
create table report_bettor (
  tenant_id text not null,
  week date not null,
  member_id text not null,
  primary key (tenant_id, week, member_id)
);

create table report_cohort (
  tenant_id text not null,
  -- The week of registration, and a week in which some of them bet.
  cohort date not null,
  week date not null,
  bettors integer not null,
  primary key (tenant_id, cohort, week)
);

create table report_cohort_size (
  tenant_id text not null,
  cohort date not null,
  registered integer not null,
  primary key (tenant_id, cohort)
);
create index member_by_registration on member (tenant_id, registered_at);
