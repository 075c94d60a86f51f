create table audit_entry (
  id text primary key,
  at timestamptz not null,
  actor text not null,
  session text,
  address text,
  device text,
  action text not null,
  object text not null,
  before jsonb,
  after jsonb,
  request_id text
);

-- Entries that no seal covers yet. Written with the entry, emptied by the sealing job.
create table audit_unsealed (
  entry_id text primary key
);

-- Each seal covers the entries it lists and the seal before it.
create table audit_seal (
  number bigint primary key,
  at timestamptz not null,
  entry_ids text[] not null,
  entry_hashes text[] not null,
  previous text not null,
  hash text not null
);

call append_only('audit_entry');
call append_only('audit_seal');
