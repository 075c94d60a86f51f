-- Where a member's letters are pushed to. A member has one session, so one browser; another one takes its place.
create table push_subscription (
  tenant_id text not null,
  member_id text not null,
  -- Nothing is sent once it is over.
  session_id text not null,
  endpoint text not null,
  p256dh bytea not null check (octet_length(p256dh) = 65),
  auth bytea not null check (octet_length(auth) = 16),
  language text not null,
  created_at timestamptz not null,
  primary key (tenant_id, member_id),
  unique (tenant_id, endpoint)
);

create table push_setting (
  tenant_id text not null,
  member_id text not null,
  -- Kinds that are not pushed.
  off_kinds text[] not null default '{}',
  quiet_from text,
  quiet_to text,
  time_zone text,
  -- When the first letter came that the quiet hours hold back.
  held_since timestamptz,
  primary key (tenant_id, member_id)
);

-- By which push services know a sandbox; prod has its key from the settings. Sealed.
create table push_key (
  tenant_id text not null primary key,
  private_box bytea not null,
  made_at timestamptz not null
);
