-- How much of the house account of jackpots belongs to which of them: fed by its part of each bet, taken by those who win.
create table game_jackpot (
  tenant_id text not null,
  provider text not null,
  jackpot_id text not null,
  currency text not null,
  stands bigint not null check (stands >= 0),
  primary key (tenant_id, provider, jackpot_id, currency)
);

-- What a bet put to a jackpot, so that a bet that is taken back takes it along.
create table game_jackpot_part (
  tenant_id text not null,
  provider text not null,
  reference text not null,
  jackpot_id text not null,
  amount bigint not null check (amount > 0),
  primary key (tenant_id, provider, reference)
);
