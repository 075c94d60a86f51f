-- Picks of one match that are bet on together at a joint price: known by a number, which orders and results bear as the option.
create table builder_combination (
  number integer generated always as identity (start with 100001) primary key,
  match_id integer not null,
  picks jsonb not null,
  made_at timestamptz not null,
  unique (match_id, picks)
);

-- What such a leg consists of; null for every other.
alter table bet_leg add column picks jsonb;
