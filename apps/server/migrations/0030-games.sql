-- Games that a provider lists. Those that were here before could not be played, and theirs were the ids that the listed
-- ones get now.
delete from game where game_type_id between 1001102 and 1001107;
alter table game
  -- How the provider calls it; null for a room of ours, such as the sportsbook.
  add column symbol text,
  add column has_demo boolean not null default false,
  -- What the provider tells of it beyond its wire; null where it tells nothing.
  add column facts jsonb,
  -- False once the provider lists it no more: its id stays its own.
  add column is_offered boolean not null default true,
  -- Rounds of the last week, counted by the job that reads the list.
  add column rounds_lately integer not null default 0,
  add constraint game_symbol unique (tenant_id, symbol);

-- A launch is good for one opening; what it opened plays until the session ends that asked for it.
create table game_launch (
  tenant_id text not null,
  launch_hash bytea not null,
  member_id text not null,
  session_id text not null,
  game_id integer not null,
  -- Of the token that the opened game plays with; null until it is opened.
  play_hash bytea,
  launch_until timestamptz not null,
  ended_at timestamptz,
  primary key (tenant_id, launch_hash)
);
create unique index game_launch_by_play on game_launch (tenant_id, play_hash) where play_hash is not null;
create index game_launch_by_session on game_launch (tenant_id, session_id);
create index game_launch_by_member on game_launch (tenant_id, member_id);
create index game_launch_by_age on game_launch (tenant_id, launch_until);

create table game_round (
  tenant_id text not null,
  provider text not null,
  member_id text not null,
  -- Text: it is a 64-bit number of the provider's.
  round_id text not null,
  -- Null for a game that we do not list.
  game_id integer,
  symbol text not null,
  currency text not null,
  state text not null check (state in ('open', 'closed', 'void')),
  -- Of bets that stand, and what came back.
  stake bigint not null default 0 check (stake >= 0),
  returned bigint not null default 0,
  -- Bets that stand, those taken back, and results.
  bets integer not null default 0,
  refunds integer not null default 0,
  results integer not null default 0,
  -- What of the stake counts as turnover once the round is closed.
  valid_stake bigint not null default 0,
  started_at timestamptz not null,
  ended_at timestamptz,
  primary key (tenant_id, provider, member_id, round_id)
);
create index game_round_by_member on game_round (tenant_id, member_id, started_at desc, round_id);
create index game_round_by_game on game_round (tenant_id, game_id, started_at);
create index game_round_turnover on game_round (tenant_id, member_id, ended_at) where valid_stake > 0;

-- Every movement of money that a provider told, by its reference: for ever, as the books.
create table game_movement (
  tenant_id text not null,
  provider text not null,
  reference text not null,
  kind text not null check (kind in ('bet', 'result', 'bonusWin', 'jackpotWin', 'promoWin', 'adjustment')),
  member_id text not null,
  round_id text,
  symbol text,
  currency text not null,
  -- As told, and what of it moved.
  told bigint not null,
  moved bigint not null,
  -- `refused`: for want of money. `dead`: taken back before it came.
  state text not null check (state in ('booked', 'refused', 'refunded', 'dead')),
  bonus_code text,
  transaction_id text not null,
  -- The line of the books; null where nothing moved.
  seq bigint,
  at timestamptz not null,
  primary key (tenant_id, provider, reference)
);
create index game_movement_by_round on game_movement (tenant_id, member_id, round_id, at);
create index game_movement_by_time on game_movement (tenant_id, at);
create index game_movement_by_bonus on game_movement (tenant_id, member_id, bonus_code) where bonus_code is not null;

create table game_favourite (
  tenant_id text not null,
  member_id text not null,
  game_id integer not null,
  at timestamptz not null,
  primary key (tenant_id, member_id, game_id)
);

create table game_recent (
  tenant_id text not null,
  member_id text not null,
  game_id integer not null,
  at timestamptz not null,
  primary key (tenant_id, member_id, game_id)
);

-- Rows that differ between both books, once each.
create table game_review (
  tenant_id text not null,
  provider text not null,
  reference text not null,
  cause text not null,
  told jsonb not null,
  at timestamptz not null,
  primary key (tenant_id, provider, reference, cause)
);
