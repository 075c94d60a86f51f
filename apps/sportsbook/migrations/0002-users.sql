-- Users of the operator and their tokens. Of a token only its hash is kept.
create sequence provider_user_number start 1000001;
create table provider_user (
  id text primary key default nextval('provider_user_number')::text,
  merchant_user_id text not null unique,
  currency_ids integer[] not null,
  odds_level integer,
  created_at timestamptz not null
);

create table provider_token (
  token_hash text primary key,
  user_id text not null references provider_user (id),
  platform text,
  address text,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index provider_token_of_user on provider_token (user_id);
create index provider_token_expires on provider_token (expires_at);

-- What the world must find again after a restart: its seed, its maintenance window.
create table provider_setting (
  name text primary key,
  value text not null
);
