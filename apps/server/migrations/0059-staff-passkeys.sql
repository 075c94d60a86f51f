-- Keys of the staff: they open the console and nothing else, as those of members open nothing here.
create table staff_passkey (
  tenant_id text not null,
  staff_id text not null,
  id text not null,
  credential_id text not null,
  rp_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  is_synced boolean not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (tenant_id, staff_id, id),
  foreign key (tenant_id, staff_id) references staff (tenant_id, id)
);
create unique index staff_passkey_one_credential on staff_passkey (tenant_id, credential_id);

-- A challenge of the console serves no player, and theirs nobody of the staff.
alter table passkey_challenge drop constraint passkey_challenge_purpose_check;
alter table passkey_challenge add constraint passkey_challenge_purpose_check
  check (purpose in ('enrol', 'check', 'login', 'staff-enrol', 'staff-check', 'staff-login'));
