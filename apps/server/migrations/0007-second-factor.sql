-- What a member proves beside the password: codes of an app, passkeys, recovery codes.

create table second_factor (
  tenant_id text not null,
  member_id text not null,
  -- What passkeys know the member by: random, and the same for all of them.
  user_handle bytea not null,
  -- Sealed with a key that is not in the database; null while codes are not asked for.
  totp_secret bytea,
  totp_since timestamptz,
  -- The newest step whose code was used: neither it nor an earlier one counts again.
  totp_step bigint not null default 0,
  -- A secret that is shown and waits for its first code.
  setup_secret bytea,
  setup_until timestamptz,
  -- Wrong codes that still count, and how long none is looked at.
  wrong_at timestamptz[] not null default '{}',
  locked_until timestamptz,
  primary key (tenant_id, member_id),
  check ((totp_secret is null) = (totp_since is null)),
  check ((setup_secret is null) = (setup_until is null))
);

create table recovery_code (
  tenant_id text not null,
  member_id text not null,
  -- Keyed hash of the code.
  code_hash bytea not null,
  used_at timestamptz,
  primary key (tenant_id, member_id, code_hash)
);

create table passkey (
  tenant_id text not null,
  member_id text not null,
  id text not null,
  -- base64url, as browsers name it.
  credential_id text not null check (length(credential_id) <= 1400),
  -- The host it was made for.
  rp_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null check (length(name) <= 40),
  is_synced boolean not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (tenant_id, member_id, id)
);
-- One credential, one member: decided here when two come at once.
create unique index passkey_one_credential on passkey (tenant_id, credential_id);

-- What a browser must sign. Whoever deletes the row has used it.
create table passkey_challenge (
  tenant_id text not null,
  id text not null,
  purpose text not null check (purpose in ('enrol', 'check', 'login')),
  -- Empty at the door, where nobody is known yet.
  session_id text not null,
  rp_id text not null,
  challenge text not null,
  expires_at timestamptz not null,
  primary key (tenant_id, id)
);
create index passkey_challenge_by_age on passkey_challenge (expires_at);

-- That a session has proven afresh who is asking.
create table fresh_proof (
  tenant_id text not null,
  member_id text not null,
  -- SHA-256 of the ticket.
  ticket_hash bytea not null,
  session_id text not null,
  expires_at timestamptz not null,
  primary key (tenant_id, member_id, ticket_hash)
);
create index fresh_proof_by_age on fresh_proof (expires_at);
