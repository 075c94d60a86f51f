-- What operators and tests made happen in matches: with it and the seed a match can be played again as it was.
create table forced_event (
  id bigint generated always as identity primary key,
  match_id integer not null,
  at timestamptz not null,
  what jsonb not null
);
