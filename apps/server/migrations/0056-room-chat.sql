-- The talk of a room: gives the numbers of its messages, under the lock of its row, so that order is the order of commits.
create table room_talk (
  tenant_id text not null,
  room_id text not null check (room_id ~ '^[mtk][0-9]{1,20}$'),
  last_seq bigint not null default 0,
  slow_seconds smallint not null default 3 check (slow_seconds between 0 and 600),
  pinned_seq bigint,
  primary key (tenant_id, room_id)
);

-- How a member is known in rooms. Whoever writes locks the row: limits count over all rooms and tabs.
create table room_author (
  tenant_id text not null,
  member_id text not null,
  author text not null check (author ~ '^[0-9a-f]{16}$'),
  standing text check (standing in ('muted', 'banned')),
  standing_until timestamptz,
  primary key (tenant_id, member_id),
  unique (tenant_id, author),
  check ((standing is null) = (standing_until is null))
);

create table room_message (
  tenant_id text not null,
  room_id text not null,
  seq bigint not null,
  kind text not null check (kind in ('member', 'host', 'gift', 'notice')),
  -- Null for hosts, notices and the sandbox's chatters.
  member_id text,
  author text,
  -- As it is shown: masked where it is a member's.
  name text not null,
  level smallint,
  is_sandbox boolean not null default false,
  text text not null default '',
  -- In every language, where we wrote it.
  texts jsonb,
  reply_to bigint,
  gift text,
  gift_count integer check (gift_count > 0),
  combo integer check (combo >= gift_count),
  gift_host text,
  -- Of the tap, or what the host spoke about: the same again is the same message.
  key text not null,
  said_at timestamptz not null,
  removed_at timestamptz,
  -- Staff let it stand: reports hide it no more.
  is_cleared boolean not null default false,
  primary key (tenant_id, room_id, seq),
  check ((kind = 'gift') = (gift is not null and gift_count is not null and combo is not null)),
  check ((member_id is null) = (author is null)),
  check (kind not in ('host', 'notice') or member_id is null)
);
create unique index room_message_of_tap on room_message (tenant_id, member_id, key) where member_id is not null;
create unique index room_message_of_key on room_message (tenant_id, room_id, key) where member_id is null;
create index room_message_of_member on room_message (tenant_id, member_id, said_at desc);
create index room_message_by_age on room_message (tenant_id, said_at);
create index room_message_of_author on room_message (tenant_id, author, seq desc);

create table room_report (
  tenant_id text not null,
  room_id text not null,
  seq bigint not null,
  member_id text not null,
  reason text not null check (reason in ('spam', 'abuse', 'scam', 'other')),
  reported_at timestamptz not null,
  primary key (tenant_id, room_id, seq, member_id),
  foreign key (tenant_id, room_id, seq) references room_message (tenant_id, room_id, seq) on delete cascade
);

-- Whom a member does not want to read.
create table room_mute (
  tenant_id text not null,
  member_id text not null,
  author text not null,
  name text not null,
  muted_at timestamptz not null,
  primary key (tenant_id, member_id, author)
);

-- What a member gave, once for each tap; its movement is `room.gift` of the ledger.
create table room_gift (
  tenant_id text not null,
  member_id text not null,
  tap_key text not null,
  room_id text not null,
  gift text not null,
  gift_count integer not null check (gift_count > 0),
  -- Minor units of dong.
  amount bigint not null check (amount > 0),
  given_at timestamptz not null,
  primary key (tenant_id, member_id, tap_key)
);
create index room_gift_of_room on room_gift (tenant_id, room_id, given_at);
create index room_gift_of_day on room_gift (tenant_id, member_id, given_at);
create trigger kept before delete or truncate on room_gift for each statement execute function refuse_removal();
