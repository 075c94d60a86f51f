-- Ways in: passwords, what is known of a member's devices and networks, attempts, and what a session still owes.

alter table member
  add column email text not null default '',
  add column country_code text not null default '',
  -- As they came in the address at registration; the first binding stays.
  add column invite_code text not null default '',
  add column refer_code text not null default '',
  add column registered_domain text not null default '';

-- One account for each verified contact; simultaneous registrations are decided here.
create unique index member_one_mobile on member (tenant_id, mobile_area, mobile) where mobile <> '';
create unique index member_one_email on member (tenant_id, lower(email)) where email <> '';

create table credential (
  tenant_id text not null,
  member_id text not null,
  -- argon2id with its parameters and salt, as PHC text.
  password_hash text not null,
  changed_at timestamptz not null,
  primary key (tenant_id, member_id)
);

-- Wrong passwords by folded user name (known or not) and by network; rows are dropped when they no longer count.
create table password_guard (
  tenant_id text not null,
  key text not null,
  wrong_at timestamptz[] not null,
  locked_until timestamptz,
  touched_at timestamptz not null,
  primary key (tenant_id, key)
);
create index password_guard_by_age on password_guard (tenant_id, touched_at);

-- Devices and networks from which the member has come in and passed what was owed.
create table known_place (
  tenant_id text not null,
  member_id text not null,
  kind text not null check (kind in ('device', 'network')),
  mark text not null,
  seen_at timestamptz not null,
  primary key (tenant_id, member_id, kind, mark)
);

-- What the player sees as login history. Attempts on names nobody has are kept under no member for the same time.
create table login_record (
  tenant_id text not null,
  member_id text not null,
  id text not null,
  at timestamptz not null,
  way text not null check (way in ('name', 'mobile', 'passkey', 'hand-over', 'registration')),
  result text not null check (result in ('full', 'checking', 'checked', 'refused', 'locked')),
  device_no text not null,
  address text not null,
  user_agent text not null,
  primary key (tenant_id, member_id, id)
);
create index login_record_by_age on login_record (tenant_id, at);

-- A session that owes its device, address or second-factor check stands beside the active one until it passes.
alter table session drop constraint session_state_check;
alter table session add constraint session_state_check check (state in ('active', 'checking', 'replaced', 'ended'));
alter table session add column second_factors text[] not null default '{}';
create index session_open on session (tenant_id, member_id) where state in ('active', 'checking');

-- A hand-over code that a login gave: SHA-256 of the `state` that must come back with it.
alter table one_use_ticket add column state_hash bytea;

-- A line that hands its players over: their login answers with `state`.
alter table agent_line add column hands_over boolean not null default false;
