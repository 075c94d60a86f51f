-- Experts and what they said before kick-off. Nothing of it is ever changed or removed: a record is all of it.
create table expert (
  tenant_id text not null,
  id text not null check (id ~ '^exp_[0-9a-z-]{3,40}$'),
  name text not null,
  avatar smallint not null check (avatar between 1 and 10),
  -- What they bet on: the words are in the language packs.
  style text not null check (style ~ '^[a-zA-Z]{3,20}$'),
  sports integer[] not null,
  joined_at timestamptz not null,
  primary key (tenant_id, id)
);

create table expert_plan (
  tenant_id text not null,
  id text not null,
  expert_id text not null,
  -- Minor units of dong; null for a free one.
  price bigint check (price > 0),
  sports integer[] not null,
  -- Decimal odds of all legs together, in thousandths.
  total_price bigint not null check (total_price > 1000),
  texts jsonb not null,
  salt text not null check (salt ~ '^[0-9a-f]{32}$'),
  -- SHA-256 of the one text that holds picks, prices, words and salt.
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  written_at timestamptz not null,
  -- The first kick-off.
  opens_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, expert_id) references expert (tenant_id, id),
  -- Nobody foretells what has begun.
  check (written_at < opens_at)
);
create index expert_plan_of_expert on expert_plan (tenant_id, expert_id, id desc);
create index expert_plan_next on expert_plan (tenant_id, opens_at);

create table expert_leg (
  tenant_id text not null,
  plan_id text not null,
  place smallint not null,
  expert_id text not null,
  match_id text not null,
  sport_id integer not null,
  league_id integer not null,
  begins_at timestamptz not null,
  -- League, home and away in each language.
  names jsonb not null,
  market_id integer not null,
  kind text not null check (kind in ('winner', 'handicap', 'total')),
  option_type integer not null,
  -- Of the side that was picked, in quarters.
  line integer check ((kind = 'winner') = (line is null)),
  -- Decimal odds of that moment in thousandths.
  price integer not null check (price > 1000),
  primary key (tenant_id, plan_id, place),
  -- One opinion about a match.
  unique (tenant_id, expert_id, match_id),
  foreign key (tenant_id, plan_id) references expert_plan (tenant_id, id)
);
create index expert_leg_by_kick_off on expert_leg (tenant_id, begins_at);

create table expert_leg_end (
  tenant_id text not null,
  plan_id text not null,
  place smallint not null,
  result text not null check (result in ('won', 'halfWon', 'push', 'halfLost', 'lost', 'void')),
  home_score integer check (home_score >= 0),
  away_score integer check (away_score >= 0),
  at timestamptz not null,
  primary key (tenant_id, plan_id, place),
  foreign key (tenant_id, plan_id, place) references expert_leg (tenant_id, plan_id, place)
);

create table expert_plan_end (
  tenant_id text not null,
  plan_id text not null,
  result text not null check (result in ('won', 'push', 'lost', 'void')),
  -- Millionths of the one unit that was staked, rounded down.
  returned bigint not null check (returned >= 0),
  at timestamptz not null,
  primary key (tenant_id, plan_id),
  foreign key (tenant_id, plan_id) references expert_plan (tenant_id, id)
);

-- Who paid for a plan, once; its movements are `plan.buy` and `plan.refund` of the ledger.
create table plan_purchase (
  tenant_id text not null,
  member_id text not null,
  plan_id text not null,
  price bigint not null check (price > 0),
  bought_at timestamptz not null,
  refunded_at timestamptz,
  primary key (tenant_id, member_id, plan_id),
  foreign key (tenant_id, plan_id) references expert_plan (tenant_id, id)
);
create index plan_purchase_of_plan on plan_purchase (tenant_id, plan_id);

do $$
declare
  sealed text;
begin
  foreach sealed in array array['expert_plan', 'expert_leg', 'expert_leg_end', 'expert_plan_end'] loop
    execute format(
      'create trigger sealed before update or delete or truncate on %I for each statement execute function refuse_removal()',
      sealed);
  end loop;
end $$;
create trigger kept before delete or truncate on plan_purchase for each statement execute function refuse_removal();
