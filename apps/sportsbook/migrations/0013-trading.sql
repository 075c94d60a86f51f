-- What traders suspended until they reopen it: a whole match (market 0), or one market of it.
create table betting_hold (
  match_id integer not null,
  market_id integer not null,
  held_at timestamptz not null,
  primary key (match_id, market_id)
);
