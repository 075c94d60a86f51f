-- How many share a win where several won what one should win.
alter table bet_leg add column sharers smallint check (sharers > 1);
-- Settlement goes through the open bets of a match by their ids; a result that is corrected, through those it decided.
drop index bet_leg_open;
create index bet_leg_open on bet_leg (match_id, order_id) where outcome is null;
create index bet_leg_of_market on bet_leg (market_id, order_id) where outcome is not null;
-- Orders that wait for a result are few beside those that do not.
create index bet_order_accepted on bet_order (id) where status = 4;
-- The operator asks for what changed in an hour.
create index bet_order_modified on bet_order (modified_at);

-- The result that was applied to an option. Live handicaps count from the score at the bet, so each such score has
-- a result of its own; -1 stands for none.
create table market_result (
  market_id integer not null,
  option_type integer not null,
  home_at_bet integer not null,
  away_at_bet integer not null,
  version integer not null check (version > 0),
  outcome smallint not null,
  result_text text not null,
  sharers smallint,
  settled_at timestamptz not null,
  changed_at timestamptz not null,
  -- When the world will look at it again; null when it stands.
  next_at timestamptz,
  -- `stopped`: two results of one version differ, nothing more is paid. `held`: it came too late to be applied alone.
  state text not null check (state in ('applied', 'stopped', 'held')),
  primary key (market_id, option_type, home_at_bet, away_at_bet)
);
create index market_result_next on market_result (next_at) where next_at is not null;

-- Money goes first and in the order of its orders; everything else beside it.
drop index operator_message_due;
create index operator_message_waiting on operator_message (kind, id) where state = 'waiting';
create index operator_message_of_order on operator_message (order_id, id) where state = 'waiting';
