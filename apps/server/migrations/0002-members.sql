-- Tenant and member lead every key of a member's rows: together they are the shard key.

create table member (
  tenant_id text not null,
  id text not null,
  -- The agent line the member came in by.
  line text not null default '',
  user_name text not null,
  -- Normalised and case-folded: the name that must be free.
  user_name_folded text not null,
  nick_name text not null,
  is_nick_name_in_review boolean not null default false,
  avatar smallint not null default 1 check (avatar between 1 and 10),
  vip_level smallint not null default 0 check (vip_level between 0 and 11),
  -- Lock codes: holds 2 while deposits are locked, 3 while withdrawals are.
  status text not null default '',
  -- 0 is a normal member.
  role smallint not null default 0,
  currency text not null default 'VND' check (currency in ('VND', 'CNY', 'USD', 'USDT')),
  mobile_area text not null default '',
  mobile text not null default '',
  real_name text not null default '',
  -- 1 hides the live section.
  live_manage_status smallint not null default 0,
  mouth_setting smallint not null default 0,
  push_tong smallint not null default 1,
  push_tong_status smallint not null default 0,
  -- Made by the seed: the developer panel may sign in as this one.
  is_seeded boolean not null default false,
  registered_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, user_name_folded)
);

create table session (
  tenant_id text not null,
  member_id text not null,
  id text not null,
  -- SHA-256 of the token; the token itself is nowhere.
  token_hash bytea not null,
  state text not null check (state in ('active', 'replaced', 'ended')),
  -- 0 nothing owed, 1 the device changed, 2 the address changed.
  login_state smallint not null default 0 check (login_state between 0 and 2),
  created_at timestamptz not null,
  last_action_at timestamptz not null,
  expires_at timestamptz not null,
  replaced_at timestamptz,
  ended_at timestamptz,
  device_no text not null,
  address text not null,
  user_agent text not null,
  primary key (tenant_id, member_id, id)
);
-- Not unique: a unique index would have to hold the shard key, and 256 random bits do not meet twice.
create index session_by_token on session (token_hash);
create index session_by_id on session (id);
-- The rule of one session per member, kept by the database when two sign in at once.
create unique index session_one_active on session (tenant_id, member_id) where state = 'active';

-- Secrets that work once: whoever deletes the row has used it.
create table one_use_ticket (
  tenant_id text not null,
  member_id text not null,
  -- SHA-256 of the ticket.
  ticket_hash bytea not null,
  -- What it opens: the live socket of a session, or a new session.
  purpose text not null check (purpose in ('socket', 'hand-over')),
  session_id text,
  expires_at timestamptz not null,
  primary key (tenant_id, member_id, ticket_hash),
  check ((purpose = 'socket') = (session_id is not null))
);
create index one_use_ticket_by_hash on one_use_ticket (ticket_hash);
create index one_use_ticket_by_age on one_use_ticket (expires_at);
