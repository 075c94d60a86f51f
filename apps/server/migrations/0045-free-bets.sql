-- Free bets: a stake that the house pays, once. A bet that wins pays its winnings without that stake.
alter table reward
  drop constraint reward_kind_check,
  drop constraint reward_gift_check,
  add constraint reward_kind_check check (kind in ('cash', 'bonus', 'freeBet', 'freeSpins', 'badge')),
  add constraint reward_gift_check check ((kind in ('freeBet', 'freeSpins', 'badge')) = (gift is not null));
create index reward_free_bet on reward (tenant_id, member_id) where kind = 'freeBet' and gift_state = 'ready';

alter table campaign_claim
  drop constraint campaign_claim_reward_kind_check,
  add constraint campaign_claim_reward_kind_check
    check (reward_kind in ('cash', 'bonus', 'freeBet', 'freeSpins', 'badge'));

alter table sports_order
  -- The free bet that paid the stake; null where the member did.
  add column free_bet text,
  -- What of that stake went back to the house so far: the part of the return that is no winnings.
  add column free_back bigint not null default 0,
  add constraint sports_order_free_back_check check (free_back >= 0 and (free_bet is not null or free_back = 0));
-- A free bet stands for one bet at a time: the next one only after it was given back.
create unique index sports_order_free_bet on sports_order (tenant_id, free_bet)
  where free_bet is not null and stake_state <> 'returned';
