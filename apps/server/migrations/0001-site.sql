-- Every table begins with its tenant, and rows that differ by agent line name the line ('' means every line), so
-- that a query can always filter by both and the data can later be spread by tenant.
-- Texts for players are JSON objects with one entry per language.

create table agent_line (
  tenant_id text not null,
  -- '' is the line of hosts that belong to no group.
  line text not null,
  name text not null,
  is_live boolean not null default true,
  -- Game type ids in the order of this line's lobby; null keeps ours.
  lobby_sort integer[],
  -- The last two parts of the host names of this group.
  domains text[] not null default '{}',
  is_c_sport_on boolean not null default true,
  -- 0 no check at the door, 1 captcha, 2 captcha and SMS.
  domain_type smallint not null default 1 check (domain_type between 0 and 2),
  is_download_shown boolean not null default true,
  download_url text,
  primary key (tenant_id, line)
);

create table site_maintenance (
  tenant_id text not null,
  id text not null,
  -- Comma-separated places; 1 is the whole mobile site.
  point text not null,
  is_on boolean not null,
  title jsonb not null,
  content jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (tenant_id, id)
);

create table game_type (
  tenant_id text not null,
  id integer not null,
  position integer not null,
  name jsonb not null,
  art text not null,
  maintenance_starts_at timestamptz,
  maintenance_ends_at timestamptz,
  primary key (tenant_id, id)
);

create table game (
  tenant_id text not null,
  id integer not null,
  game_type_id integer not null,
  position integer not null,
  name jsonb not null,
  provider text not null,
  art text not null,
  maintenance_starts_at timestamptz,
  maintenance_ends_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, game_type_id) references game_type (tenant_id, id)
);

create table country (
  tenant_id text not null,
  code text not null,
  position integer not null,
  name jsonb not null,
  phone_code text not null,
  phone_length smallint not null,
  primary key (tenant_id, code)
);

create table home_banner (
  tenant_id text not null,
  id text not null,
  line text not null default '',
  position integer not null,
  tag jsonb not null,
  title jsonb not null,
  text jsonb not null,
  art text not null,
  tone text not null,
  path text not null,
  primary key (tenant_id, id)
);

create table home_entry (
  tenant_id text not null,
  id text not null,
  line text not null default '',
  position integer not null,
  title jsonb not null,
  caption jsonb not null,
  tile text not null check (tile in ('hero', 'wide', 'mini')),
  art text not null,
  tone text not null,
  path text not null,
  game_type_id integer,
  primary key (tenant_id, id)
);

create table home_notice (
  tenant_id text not null,
  id text not null,
  line text not null default '',
  position integer not null,
  text jsonb not null,
  path text,
  primary key (tenant_id, id)
);

-- Reports from browsers are data of strangers: bounded in length here, in number by a job.
create table error_report (
  tenant_id text not null,
  id text not null,
  member_id text,
  received_at timestamptz not null,
  address text not null,
  device_no text not null,
  user_id text not null check (length(user_id) <= 80),
  phone_info text not null check (length(phone_info) <= 300),
  model_name text not null check (length(model_name) <= 120),
  interface_address text not null check (length(interface_address) <= 500),
  request_text text not null check (length(request_text) <= 4000),
  response_text text not null check (length(response_text) <= 4000),
  sent_text text not null check (length(sent_text) <= 40),
  received_text text not null check (length(received_text) <= 40),
  primary key (tenant_id, id)
);
create index error_report_by_age on error_report (tenant_id, received_at);
