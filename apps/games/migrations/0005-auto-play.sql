-- What the operator's agent line allows beyond a tap for each round: nothing, unless the launch says so.
alter table launch add column has_auto_play boolean not null default false,
  add column has_fast_spin boolean not null default false;
alter table play_session add column has_auto_play boolean not null default false,
  add column has_fast_spin boolean not null default false;

-- A row of rounds that a page plays by itself. What it has lost so far follows from its rounds.
create table auto_play (
  id text primary key,
  player_id text not null references player (id),
  game_id text not null,
  rounds integer not null check (rounds > 0),
  loss_limit bigint not null check (loss_limit > 0),
  started_at timestamptz not null
);
create index auto_play_of_player on auto_play (player_id);
alter table round add column auto_play_id text references auto_play (id);
create index round_of_auto_play on round (auto_play_id) where auto_play_id is not null;
