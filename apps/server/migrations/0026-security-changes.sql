-- When, on which device and network a session last showed who it belongs to; a stolen token alone shows nothing.
alter table session
  add column proven_at timestamptz,
  add column proven_device text not null default '',
  add column proven_network text not null default '';

-- The account as it was before a change of contact, factor, card or withdraw password. The contacts from before are
-- sent the code that puts it back.
create table security_change (
  tenant_id text not null,
  member_id text not null,
  id text not null,
  -- SHA-256 of the code.
  code_hash bytea not null,
  -- Sealed with a key that is not in the database.
  before_box bytea not null,
  event text not null,
  changed_at timestamptz not null,
  undo_until timestamptz not null,
  undone_at timestamptz,
  primary key (tenant_id, member_id, id)
);
create unique index security_change_by_code on security_change (tenant_id, code_hash);
create index security_change_by_age on security_change (undo_until);
