-- How odds were shown where the bet was made, and the scores that stood then (`bsc`).
alter table bet_leg
  add column odds_format smallint not null default 1 check (odds_format between 1 and 5),
  add column scores_text text;
update bet_leg set scores_text = 'S: ' || home_at_bet || '-' || away_at_bet where home_at_bet is not null;
alter table bet_reservation
  add column odds_format smallint not null default 1 check (odds_format between 1 and 5);

-- Rows of one series request may share the caller's id: what makes a slip the same slip is kept beside what is echoed.
alter table bet_order add column slip_key text;
update bet_order set slip_key = related_id;
alter table bet_order drop constraint bet_order_user_id_related_id_key;
alter table bet_order add constraint bet_order_of_slip unique (user_id, slip_key);

-- Legs of a cancelled order say so.
update bet_leg set outcome = 7 from bet_order where bet_order.id = bet_leg.order_id and bet_order.status = 3;
