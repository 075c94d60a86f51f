-- An expert whom the people of the site stopped writes and sells nothing more; what was written stands, and is settled. A
-- version that knows none of this lets them go on.
alter table expert
  add column stopped_at timestamptz,
  add column stopped_why text not null default '';
