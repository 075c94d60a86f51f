-- What campaigns gave. Progress is kept nowhere: it is read from orders, rounds, deposits and the sign-ins below.

-- One row for each step, day of sign-in or turn of the wheel that was given to a member; unique, so that it is given once.
create table campaign_claim (
  tenant_id text not null,
  member_id text not null,
  campaign_id text not null,
  -- What was counted together: a day, a month, a season.
  window_key text not null,
  step text not null,
  -- Goes up when what was given was taken back and is given again.
  attempt smallint not null default 1,
  -- Of the definition that it was given under.
  version integer not null,
  state text not null check (state in ('given', 'held', 'taken')),
  reward_kind text not null check (reward_kind in ('cash', 'bonus')),
  -- Zero for a day or a turn that gave no money.
  amount bigint not null check (amount >= 0),
  -- Conditions and step as they were then, to look at the facts again; null for days and turns, which are never taken back.
  terms jsonb,
  counts_from timestamptz not null,
  counts_until timestamptz not null,
  device_no text not null,
  claimed_at timestamptz not null,
  -- Facts that changed later are looked at again.
  examined_at timestamptz not null,
  primary key (tenant_id, member_id, campaign_id, window_key, step, attempt)
);
create unique index campaign_claim_once on campaign_claim (tenant_id, member_id, campaign_id, window_key, step)
  where state <> 'taken';
create index campaign_claim_by_device on campaign_claim (tenant_id, campaign_id, device_no);
create index campaign_claim_by_age on campaign_claim (tenant_id, claimed_at) where state <> 'taken';

-- What was given of a budget (sums) or of a step's pool (numbers). Only ever goes up: what is taken back is not given again.
create table campaign_pool (
  tenant_id text not null,
  campaign_id text not null,
  -- `budget:<window or all>` or `<window>:<step>`.
  part text not null,
  taken bigint not null default 0 check (taken >= 0),
  primary key (tenant_id, campaign_id, part)
);

create table campaign_sign_in (
  tenant_id text not null,
  member_id text not null,
  campaign_id text not null,
  -- The day at +08:00.
  day text not null check (day ~ '^\d{4}-\d{2}-\d{2}$'),
  -- Days in a row with this one.
  streak integer not null check (streak > 0),
  version integer not null,
  cash bigint check (cash > 0),
  -- Turns of the wheel, good on this day.
  turns smallint not null default 0,
  at timestamptz not null,
  primary key (tenant_id, member_id, campaign_id, day)
);

-- Every turn of a wheel with the number that was drawn, before anything turned on a screen.
create table campaign_turn (
  tenant_id text not null,
  member_id text not null,
  campaign_id text not null,
  id text not null,
  -- The client's own, for one tap.
  key text not null,
  day text not null check (day ~ '^\d{4}-\d{2}-\d{2}$'),
  version integer not null,
  -- From 0, below the sum of the weights.
  roll integer not null check (roll >= 0 and roll < weights),
  weights integer not null,
  sector text not null,
  cash bigint check (cash > 0),
  turns smallint not null default 0,
  at timestamptz not null,
  primary key (tenant_id, member_id, campaign_id, id),
  unique (tenant_id, member_id, campaign_id, key)
);
create index campaign_turn_of_day on campaign_turn (tenant_id, member_id, campaign_id, day);
