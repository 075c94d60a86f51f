-- Turns of a wheel and gift boxes as rewards of a step. Neither is money: turns are counted down, and a box is drawn from when it is opened.
-- livable: the checks take every row that they took before, and two kinds more
alter table reward
  drop constraint reward_kind_check,
  drop constraint reward_gift_check,
  drop constraint reward_amount_check,
  add constraint reward_kind_check
    check (kind in ('cash', 'bonus', 'freeBet', 'freeSpins', 'badge', 'giftBox', 'wheelTurns')),
  add constraint reward_gift_check check ((kind not in ('cash', 'bonus')) = (gift is not null)),
  -- Of a box the largest that may be in it; what turns win is of the wheel's own budget.
  add constraint reward_amount_check
    check (case when kind in ('badge', 'wheelTurns') then amount = 0 else amount > 0 end),
  -- Turns that were taken.
  add column gift_used smallint not null default 0 check (gift_used >= 0),
  -- What was in the box; null while it is closed.
  add column gift_found bigint check (gift_found > 0);
create index reward_wheel_turns on reward (tenant_id, member_id) where kind = 'wheelTurns' and gift_state = 'ready';

-- livable: the check takes every row that it took before, and two kinds more
alter table campaign_claim
  drop constraint campaign_claim_reward_kind_check,
  add constraint campaign_claim_reward_kind_check
    check (reward_kind in ('cash', 'bonus', 'freeBet', 'freeSpins', 'badge', 'giftBox', 'wheelTurns')),
  -- Of a gift box: its amount is then what was in it, before that the largest that may be.
  add column is_opened boolean not null default false;

-- The reward that gave the turn; null for a turn of its day and for a box of a row.
alter table campaign_turn add column reward_id text;
