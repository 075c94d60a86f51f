-- What traders stopped as a whole until it goes on: a league, or everything (league 0).
create table betting_stop (
  league_id integer primary key,
  stopped_at timestamptz not null
);
