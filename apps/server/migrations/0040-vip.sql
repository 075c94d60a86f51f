-- Where a member stands among the VIP levels; the level itself is member.vip_level.
create table vip_member (
  tenant_id text not null,
  member_id text not null,
  -- The level at which the counting began, the highest since, and up to which the gifts were given.
  start_level smallint not null check (start_level between 0 and 11),
  peak smallint not null check (peak between 0 and 11),
  gifted smallint not null check (gifted <= peak),
  -- What the first level stands for, in minor units of dong: everything since `counted_from` comes on top.
  base_deposits bigint not null check (base_deposits >= 0),
  base_turnover bigint not null check (base_turnover >= 0),
  counted_from timestamptz not null,
  held_from timestamptz not null,
  -- Weeks and months that ended up to here are done.
  looked_until timestamptz not null,
  primary key (tenant_id, member_id)
);
create index vip_member_by_look on vip_member (tenant_id, looked_until);

create table vip_change (
  tenant_id text not null,
  member_id text not null,
  -- Sorts by age.
  id text not null,
  from_level smallint not null,
  to_level smallint not null,
  cause text not null check (cause in ('start', 'rise', 'fall')),
  at timestamptz not null,
  primary key (tenant_id, member_id, id)
);

-- Movements up to here were seen by the job that looks for who rises.
create table vip_look (
  tenant_id text not null primary key,
  seen_until timestamptz not null
);

-- Who begins with a level is found by the same job.
create index member_with_level on member (tenant_id, id) where vip_level > 0;
create index member_by_birthday on member (tenant_id, (extract(month from birthday)), (extract(day from birthday)))
  where birthday is not null;
