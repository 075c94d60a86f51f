-- How traders moved prices and stakes: of a league, of a match, of one market of it. Rows are only added; the last one of a
-- place holds, and the ones before tell how its prices came about.
create table trader_move (
  id bigint generated always as identity primary key,
  -- `league/7`, `match/12`, `market/12/1000/1` (match, market type, period).
  place text not null,
  -- Steps of the book's view: towards the home side, towards more goals or points.
  edge smallint not null,
  pace smallint not null,
  -- Thousandths more or less that the shares of a market sum to.
  margin smallint not null,
  -- Hundredths of the usual stakes.
  stakes smallint not null,
  moved_at timestamptz not null
);
create index trader_move_of_place on trader_move (place, id desc);

-- Players who may stake another part of what everybody may, in hundredths, and why.
create table player_factor (
  user_id text primary key,
  percent smallint not null check (percent between 1 and 200),
  cause text not null,
  set_at timestamptz not null
);
