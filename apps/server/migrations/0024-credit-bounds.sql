-- A credit is held against the order it names: what cash-outs brought so far, and the terms it was accepted at.
alter table sports_order add column cashed bigint not null default 0;
alter table sports_order add column terms jsonb;

update sports_order o set cashed = moved.cashed
from (
  select tenant_id, order_id, sum(case transfer_type when 'CASHOUT' then amount else -amount end) as cashed
  from sports_transaction
  where transfer_type in ('CASHOUT', 'CASHOUT_CANCEL_DEDUCT') and state = 'booked'
  group by 1, 2
) moved
where o.tenant_id = moved.tenant_id and o.order_id = moved.order_id;

update sports_order set terms = jsonb_build_object(
  'legs', (
    select jsonb_agg(jsonb_build_object('odds', leg->'odds', 'marketType', leg->'marketType', 'matchType', leg->'matchType')
      order by number)
    from jsonb_array_elements(told->'betList') with ordinality as legs(leg, number)
  ),
  'legsEach', told->'seriesValue', 'subBets', told->'betNum', 'mostWon', told->'maxWinAmount')
where told is not null and status in (3, 4, 5);
