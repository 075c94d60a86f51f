-- The operator's own people: no row here is a member, and no member is one of these.
create table staff (
  tenant_id text not null,
  id text not null,
  name text not null,
  -- Folded: nobody is two people by a capital letter.
  email text not null,
  -- None: the account is closed.
  roles text[] not null,
  password_hash text not null,
  -- Sealed.
  totp_secret bytea not null,
  -- The last step whose code was used: none counts twice.
  totp_step bigint not null,
  wrong_at timestamptz[] not null default '{}',
  locked_until timestamptz,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, email)
);

create table staff_invitation (
  tenant_id text not null,
  id text not null,
  -- Of the link: the link itself is told once and kept nowhere. Null until somebody takes it.
  link_hash bytea,
  name text not null,
  email text not null,
  roles text[] not null,
  totp_secret bytea not null,
  -- The one of an empty house: void as soon as anybody is in.
  is_first boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (tenant_id, id)
);
create unique index staff_invitation_by_link on staff_invitation (tenant_id, link_hash);

create table staff_session (
  tenant_id text not null,
  id text not null,
  staff_id text not null,
  token_hash bytea not null,
  address text not null,
  user_agent text not null,
  started_at timestamptz not null,
  last_action_at timestamptz not null,
  ended_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, staff_id) references staff (tenant_id, id)
);
create unique index staff_session_by_token on staff_session (tenant_id, token_hash);
create index staff_session_open on staff_session (tenant_id, staff_id) where ended_at is null;

-- What takes two people: asked by one, decided by another.
create table approval (
  tenant_id text not null,
  id text not null,
  kind text not null,
  object text not null,
  before jsonb not null,
  after jsonb not null,
  -- What is done once it is approved, as its kind reads it.
  act jsonb not null,
  reason text not null,
  state text not null check (state in ('asked', 'approved', 'refused', 'expired')),
  asked_by text not null,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  decision_reason text not null default '',
  primary key (tenant_id, id),
  -- The same person with two browsers is one person.
  check (state <> 'approved' or (decided_by is not null and decided_by <> asked_by))
);
create unique index approval_one_open on approval (tenant_id, kind, object) where state = 'asked';
create index approval_of_asker on approval (tenant_id, asked_by, id desc);

-- The first verdict on what waited for a person. Another one loses against it, at the same moment too.
create table review_verdict (
  tenant_id text not null,
  kind text not null,
  object text not null,
  is_approved boolean not null,
  decided_by text not null,
  decided_at timestamptz not null,
  primary key (tenant_id, kind, object)
);

-- The console finds members by the beginning of a name, and the log by who, what and on what.
create index member_by_name_start on member (tenant_id, user_name_folded text_pattern_ops);
create index withdraw_order_in_review on withdraw_order (tenant_id, changed_at) where state = 'inReview';
create index member_by_mobile on member (tenant_id, mobile) where mobile <> '';
create index session_by_device on session (tenant_id, device_no);
