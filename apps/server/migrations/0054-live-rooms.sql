-- Hosts, the rooms they sit in, and who follows them.
create table live_host (
  tenant_id text not null,
  id text not null check (id ~ '^hst_[0-9A-Za-z]{10,40}$'),
  name text not null,
  avatar smallint not null check (avatar between 1 and 10),
  -- What they comment; none for who sits in rooms beside sports.
  sports integer[] not null,
  languages text[] not null,
  bio jsonb not null,
  -- Hours of the day at +07:00: they begin at the first and work so many.
  works_from smallint not null check (works_from between 0 and 23),
  works_hours smallint not null check (works_hours between 1 and 24),
  joined_at timestamptz not null,
  primary key (tenant_id, id)
);

create table live_room (
  tenant_id text not null,
  id text not null check (id ~ '^[mtk][0-9]{1,20}$'),
  kind text not null check (kind in ('match', 'table', 'talk')),
  state text not null check (state in ('planned', 'open', 'ended', 'void')),
  -- 1 soccer, 2 basketball, 3 payment, 4 sports.
  cover_tag smallint not null check (cover_tag between 1 and 4),
  titles jsonb not null,
  match_id text,
  sport_id integer,
  league_id integer,
  -- League, home and away in each language.
  names jsonb,
  host_id text,
  starts_at timestamptz not null,
  opened_at timestamptz,
  ended_at timestamptz,
  -- When every follower of the host had the letter.
  told_at timestamptz,
  -- HLS of the operator's; without it the picture is drawn.
  stream_url text check (stream_url ~ '^https://'),
  pinned jsonb,
  primary key (tenant_id, id),
  foreign key (tenant_id, host_id) references live_host (tenant_id, id),
  check ((kind = 'match') = (match_id is not null)),
  check (kind <> 'match' or (sport_id is not null and league_id is not null and names is not null)),
  check (state <> 'open' or opened_at is not null),
  check ((state in ('ended', 'void')) = (ended_at is not null))
);
-- Nobody sits in two rooms at once.
create unique index live_room_on_air on live_room (tenant_id, host_id) where state = 'open';
create index live_room_by_state on live_room (tenant_id, state, starts_at);
create index live_room_by_start on live_room (tenant_id, starts_at);
create index live_room_of_host on live_room (tenant_id, host_id, starts_at desc);

create table live_follow (
  tenant_id text not null,
  member_id text not null,
  host_id text not null,
  followed_at timestamptz not null,
  primary key (tenant_id, member_id, host_id),
  foreign key (tenant_id, host_id) references live_host (tenant_id, id)
);
create index live_follow_of_host on live_follow (tenant_id, host_id, member_id);
