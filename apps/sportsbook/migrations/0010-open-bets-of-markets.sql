-- A result is of one market: its open bets are found without the others of the match, however many those are.
drop index bet_leg_open;
create index bet_leg_open on bet_leg (match_id, market_id, order_id) where outcome is null;
