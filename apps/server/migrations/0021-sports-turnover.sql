-- What counts as bet of an order, as the provider reckons it: the whole stake won or lost, half of it for halves, nothing
-- for what was never a bet. A result that is taken back takes it back.
alter table sports_order
  add column valid_stake bigint not null default 0,
  -- When it was settled first: a correction does not make it newer.
  add column counts_from timestamptz;

update sports_order o
set valid_stake = round((o.told->>'validSettleStakeAmount')::numeric * unit.size), counts_from = o.settled_at
from (values ('VND', 100000), ('CNY', 100), ('USD', 100), ('USDT', 1000000)) as unit (currency, size)
where unit.currency = o.currency and o.status = 5 and o.told ? 'validSettleStakeAmount';

create index sports_order_turnover on sports_order (tenant_id, member_id, counts_from) where valid_stake > 0;
