-- The member's bets as a player looks for them again, the matches followed, and which guides were seen.

-- One row for each order that the provider told; its words are in sports_order.told.
create table bet_record (
  tenant_id text not null,
  order_id text not null,
  member_id text not null,
  currency text not null check (currency in ('VND', 'CNY', 'USD', 'USDT')),
  -- As the provider counts: 0 created, 1 confirming, 2 rejected, 3 cancelled, 4 accepted, 5 settled.
  status smallint not null check (status between 0 and 5),
  -- Minor units, as every amount here.
  stake bigint not null,
  return_max bigint not null,
  -- What the settlement brought; null until then.
  returned bigint,
  cashed_stake bigint not null default 0,
  cashed_paid bigint not null default 0,
  cash_outs integer not null default 0,
  sports integer[] not null,
  placed_at timestamptz not null,
  -- Rejected, cancelled or settled.
  closed_at timestamptz,
  primary key (tenant_id, order_id)
);
-- Open ones by when they were placed, the others by when they were closed.
create index bet_record_of_member
  on bet_record (tenant_id, member_id, (coalesce(closed_at, placed_at)) desc, order_id desc);

create table bet_cash_out (
  tenant_id text not null,
  cash_out_id text not null,
  order_id text not null,
  member_id text not null,
  currency text not null check (currency in ('VND', 'CNY', 'USD', 'USDT')),
  status smallint not null check (status between 0 and 5),
  stake bigint not null,
  paid bigint not null,
  at timestamptz not null,
  -- An older version than is known is ignored.
  version integer not null,
  primary key (tenant_id, cash_out_id)
);
create index bet_cash_out_of_order on bet_cash_out (tenant_id, order_id);

-- What was told before there were records. One sports unit holds so many minor units (packages/units).
insert into bet_record (tenant_id, order_id, member_id, currency, status, stake, return_max, returned, sports, placed_at, closed_at)
select o.tenant_id, o.order_id, o.member_id, o.currency, o.status,
  round((o.told->>'stakeAmount')::numeric * unit.size),
  round(((o.told->>'stakeAmount')::numeric + (o.told->>'maxWinAmount')::numeric) * unit.size),
  round((o.told->>'settleAmount')::numeric * unit.size),
  array(select distinct (leg->>'sportId')::int from jsonb_array_elements(o.told->'betList') leg order by 1),
  o.placed_at,
  case when o.status in (2, 3, 5) then coalesce(o.settled_at, to_timestamp((o.told->>'modifyTime')::numeric / 1000)) end
from sports_order o
join (values ('VND', 100000), ('CNY', 100), ('USD', 100), ('USDT', 1000000)) as unit (currency, size)
  on unit.currency = o.currency
where o.told is not null and o.placed_at is not null and o.status is not null;

-- Wagers are kept as the books are.
create trigger kept before delete or truncate on bet_record for each statement execute function refuse_removal();
create trigger kept before delete or truncate on bet_cash_out for each statement execute function refuse_removal();

create table followed_match (
  tenant_id text not null,
  member_id text not null,
  match_id text not null,
  sport_id integer not null,
  followed_at timestamptz not null,
  primary key (tenant_id, member_id, match_id)
);
create index followed_match_age on followed_match (tenant_id, followed_at);

-- Who has put a guide away: a member, or a device for who is not signed in.
create table guide_click (
  tenant_id text not null,
  guide text not null,
  -- The member's id, or `device:` and its number.
  reader text not null,
  member_id text,
  at timestamptz not null,
  primary key (tenant_id, guide, reader)
);
create index guide_click_age on guide_click (tenant_id, at);
