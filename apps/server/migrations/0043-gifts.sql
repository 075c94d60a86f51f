-- Rewards that are no money: free spins and badges. What each is stands in `gift`, with the days in which it is used.
alter table reward
  drop constraint reward_kind_check,
  drop constraint reward_amount_check,
  drop constraint reward_check,
  add constraint reward_kind_check check (kind in ('cash', 'bonus', 'freeSpins', 'badge')),
  -- Of free spins the sum of their stakes; a badge is worth no money.
  add constraint reward_amount_check check (case when kind = 'badge' then amount = 0 else amount > 0 end),
  add constraint reward_turnover_check check (kind <> 'bonus' or turnover_times > 0),
  add column gift jsonb,
  -- Free spins wait to be told to the provider, are ready there, are to be called off, were played, or ran out.
  add column gift_state text check (gift_state in ('waiting', 'ready', 'toCancel', 'used', 'over')),
  add column gift_until timestamptz,
  add constraint reward_gift_check check ((kind in ('freeSpins', 'badge')) = (gift is not null));
create index reward_open_gift on reward (tenant_id, id) where kind <> 'badge' and gift_state in ('waiting', 'ready', 'toCancel');

alter table campaign_claim
  drop constraint campaign_claim_reward_kind_check,
  add constraint campaign_claim_reward_kind_check check (reward_kind in ('cash', 'bonus', 'freeSpins', 'badge'));
