-- Banks that members bind cards at, in the operator's order. One that is hidden takes no new card; who bound one keeps it under
-- its name. A version that knows none of this offers its own list, and in prod none.
create table bank (
  tenant_id text not null,
  code text not null check (code ~ '^[A-Z0-9]{2,12}$'),
  position integer not null,
  short_name text not null,
  name text not null,
  country text not null check (country in ('VN', 'CN')),
  -- Its number in a code to scan; empty where it has none.
  bin text not null default '' check (bin ~ '^([0-9]{6})?$'),
  -- Whether C2C merchants pay to accounts there.
  is_c2c boolean not null default false,
  is_shown boolean not null default true,
  primary key (tenant_id, code)
);
