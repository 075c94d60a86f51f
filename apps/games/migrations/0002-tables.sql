-- What the rounds of a table follow from: a chain of crash with its salt, or a seed with its text. Secret until used up.
create table table_series (
  game_id text not null,
  -- Numbers of the rounds go on from series to series.
  first integer not null check (first > 0),
  rounds integer not null check (rounds > 0),
  secret text not null check (secret ~ '^[0-9a-f]{64}$'),
  text text not null,
  made_at timestamptz not null,
  primary key (game_id, first)
);

-- One round for everybody at the table. When its betting began, its number and its series fix the rest.
create table table_round (
  game_id text not null,
  number integer not null check (number > 0),
  engine text not null check (engine in ('crash', 'tai-xiu')),
  betting_at timestamptz not null,
  ended_at timestamptz,
  -- What it ended with, for the history that the table shows.
  shown jsonb,
  primary key (game_id, number),
  check ((ended_at is null) = (shown is null))
);
create index table_round_unfinished on table_round (game_id) where ended_at is null;

-- Rounds of players at a table; those under their own seeds are found by their pair.
create index round_at_table on round (game_id, number) where seed_pair_id is null;
