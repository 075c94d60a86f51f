-- What members are given: by a level, an invitation or a campaign. One row for each gift, from grant to its end.
create table reward (
  tenant_id text not null,
  id text not null,
  member_id text not null,
  -- What gives it, and what makes it the only one of its source for the member.
  source text not null check (source ~ '^[a-z0-9.-]{3,60}$'),
  period text not null check (period ~ '^[A-Za-z0-9._:-]{1,80}$'),
  kind text not null check (kind in ('cash', 'bonus')),
  -- Minor units of dong.
  amount bigint not null check (amount > 0),
  turnover_times int not null check (turnover_times between 0 and 100),
  state text not null check (state in ('open', 'held', 'paid', 'expired', 'revoked', 'refused')),
  -- For the reviewer: why it waits.
  held_for text,
  granted_at timestamptz not null,
  -- Until then it is claimed by hand; null for one that is paid by itself.
  claim_until timestamptz,
  -- When one that is paid by itself is tried next.
  due_at timestamptz,
  paid_at timestamptz,
  ended_at timestamptz,
  -- The transaction of the wallet that paid it.
  paid_seq bigint,
  -- Of a bonus that was paid: it waits for the one before it, is worked off, became cash, or went back.
  bonus_state text check (bonus_state in ('waiting', 'running', 'met', 'lapsed')),
  bonus_until timestamptz,
  -- Settled stakes from here on count for it.
  counts_since timestamptz,
  primary key (tenant_id, id),
  constraint reward_once unique (tenant_id, source, member_id, period),
  check (kind = 'cash' or turnover_times > 0),
  check ((state = 'paid') = (paid_at is not null) or state = 'revoked'),
  check (bonus_state is null or kind = 'bonus')
);
create index reward_of_member on reward (tenant_id, member_id, id);
create index reward_due on reward (tenant_id, due_at) where state = 'open' and due_at is not null;
create index reward_to_claim on reward (tenant_id, claim_until) where state = 'open' and claim_until is not null;
create index reward_held on reward (tenant_id, granted_at) where state = 'held';
create index reward_paid on reward (tenant_id, source, paid_at desc) where state = 'paid';
-- One at a time is worked off: no stake counts for two.
create unique index reward_running_bonus on reward (tenant_id, member_id) where bonus_state = 'running';
create index reward_open_bonus on reward (tenant_id, id) where bonus_state in ('waiting', 'running');
