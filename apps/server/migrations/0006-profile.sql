-- What a member says of himself, contacts, delivery addresses and the wish to become an agent.

alter table member
  add column birthday date,
  -- 0 private, 1 single, 2 married.
  add column sex smallint not null default 0 check (sex between 0 and 2),
  -- Set by the identity check: name and birthday then stand.
  add column identity_verified_at timestamptz,
  -- Why each lock of `status` was set, by its code.
  add column lock_causes jsonb not null default '{}',
  -- Large withdrawals wait until then: a contact or a binding was changed.
  add column large_withdraw_hold_until timestamptz;

-- The newest wish of a member; a newer one takes its place.
create table nick_name_review (
  tenant_id text not null,
  member_id text not null,
  -- By it a verdict that comes late is told from the one that counts.
  wish_id text not null,
  nick_name text not null check (length(nick_name) <= 40),
  state text not null check (state in ('waiting', 'accepted', 'refused')),
  asked_at timestamptz not null,
  decided_at timestamptz,
  primary key (tenant_id, member_id)
);

-- Short codes by which support knows who is talking. One at a time for each member.
create table identity_code (
  tenant_id text not null,
  member_id text not null,
  code text not null,
  expires_at timestamptz not null,
  primary key (tenant_id, member_id)
);
create unique index identity_code_one on identity_code (tenant_id, code);

create table delivery_address (
  tenant_id text not null,
  member_id text not null,
  id text not null,
  name text not null check (length(name) <= 40),
  phone text not null check (length(phone) <= 15),
  province text not null check (length(province) <= 40),
  ward text not null check (length(ward) <= 60),
  line text not null check (length(line) <= 120),
  is_default boolean not null,
  primary key (tenant_id, member_id, id)
);
create unique index delivery_address_one_default on delivery_address (tenant_id, member_id) where is_default;

create table agent_application (
  tenant_id text not null,
  member_id text not null,
  id text not null,
  agent_account text not null,
  -- Folded: the form that must be free.
  agent_account_folded text not null,
  contact_name text not null check (length(contact_name) <= 40),
  mobile_area text not null,
  mobile text not null,
  plan text not null check (length(plan) <= 300),
  state text not null check (state in ('open', 'accepted', 'refused')),
  applied_at timestamptz not null,
  decided_at timestamptz,
  primary key (tenant_id, member_id, id)
);
-- Neither two open applications of one member, nor one account for two agents.
create unique index agent_application_one_open on agent_application (tenant_id, member_id)
  where state in ('open', 'accepted');
create unique index agent_application_one_account on agent_application (tenant_id, agent_account_folded)
  where state in ('open', 'accepted');
