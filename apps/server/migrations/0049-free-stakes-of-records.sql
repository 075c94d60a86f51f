-- The part of a bet's stake that was a free bet, so that sums tell what is the member's own.
alter table bet_record add column free_stake bigint not null default 0;
update bet_record r set free_stake = r.stake
  from sports_order o where o.tenant_id = r.tenant_id and o.order_id = r.order_id and o.free_bet is not null;
