create table job (
  id text primary key,
  kind text not null,
  payload jsonb not null,
  -- At most one job of a kind and key waits at a time; null means that every one counts.
  key text,
  state text not null default 'waiting' check (state in ('waiting', 'dead')),
  -- Due times are product time; leases are the database's own time, which no node and no sandbox can set.
  run_at timestamptz not null,
  lease_until timestamptz,
  leased_by text,
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null
);

create unique index job_key on job (kind, key) where state = 'waiting';
create index job_due on job (run_at) where state = 'waiting';

create table periodic_job (
  name text primary key,
  run_at timestamptz not null,
  lease_until timestamptz,
  leased_by text
);
