-- Money between the main wallet and the game providers.

create table game_provider (
  tenant_id text not null,
  code text not null check (code ~ '^[a-z0-9-]{1,30}$'),
  position integer not null,
  name text not null,
  -- An operator closes one for maintenance: nothing goes there or comes back.
  is_open boolean not null default true,
  primary key (tenant_id, code)
);

-- One tap of a player. The money itself moves in the ledger, under keys made from this id.
create table wallet_transfer (
  tenant_id text not null,
  member_id text not null,
  id text not null,
  -- Made by the client for one tap; collecting makes one transfer of it for each provider.
  tap_key text not null,
  provider text not null,
  direction text not null check (direction in ('in', 'out')),
  currency text not null,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('moving', 'done', 'returned')),
  asked_at timestamptz not null,
  ended_at timestamptz,
  primary key (tenant_id, member_id, id),
  check ((state = 'moving') = (ended_at is null))
);
create unique index wallet_transfer_by_tap on wallet_transfer (tenant_id, member_id, tap_key, provider);
create index wallet_transfer_moving on wallet_transfer (asked_at) where state = 'moving';

-- What was decided stays decided.
create function wallet_transfer_stays_decided() returns trigger language plpgsql as $$
begin
  if old.state <> 'moving' or new.amount <> old.amount or new.provider <> old.provider or new.direction <> old.direction then
    raise exception 'a transfer that has ended stays as it is';
  end if;
  return new;
end $$;
create trigger wallet_transfer_stays_decided before update on wallet_transfer
  for each row execute function wallet_transfer_stays_decided();

-- The books of the sandbox's game providers, who know a player by a number of their own.
create table sandbox_game_transfer (
  tenant_id text not null,
  provider text not null,
  reference text not null,
  player text not null,
  amount bigint not null,
  at timestamptz not null,
  primary key (tenant_id, provider, reference)
);
create index sandbox_game_transfer_by_player on sandbox_game_transfer (tenant_id, provider, player);
