-- Markets of which a person has said a result, in place of the world: nothing more is sold of them.
create table said_market (
  market_id integer primary key,
  said_at timestamptz not null
);
