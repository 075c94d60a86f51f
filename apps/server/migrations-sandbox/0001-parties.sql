-- The books of the parties that a sandbox plays itself: in a schema of their own, which prod never makes.

create table sms (
  tenant_id text not null,
  id text not null,
  mobile text not null,
  text text not null,
  sent_at timestamptz not null,
  primary key (tenant_id, id)
);

create table mail (
  tenant_id text not null,
  id text not null,
  recipient text not null,
  subject text not null,
  text text not null,
  sent_at timestamptz not null,
  primary key (tenant_id, id)
);

-- Game providers know a player by a number of their own.
create table game_transfer (
  tenant_id text not null,
  provider text not null,
  reference text not null,
  player text not null,
  amount bigint not null,
  at timestamptz not null,
  primary key (tenant_id, provider, reference)
);
create index game_transfer_by_player on game_transfer (tenant_id, provider, player);

create table payment (
  tenant_id text not null,
  order_no text not null,
  party text not null,
  kind text not null,
  channel_name text not null,
  currency text not null,
  amount bigint not null,
  note text not null,
  network text not null,
  contract text not null,
  confirmations integer not null,
  opened_at timestamptz not null,
  -- Somebody decided at the sandbox bank: nothing happens by itself any more.
  is_by_hand boolean not null default false,
  primary key (tenant_id, order_no)
);

-- What the pay-out party was asked to pay: once for each order, however often it is asked. It keeps no number and no name.
create table payout (
  tenant_id text not null,
  order_no text not null,
  -- SHA-256 of what was asked: the same order with another content is nobody's.
  body_hash bytea not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  is_taken boolean not null,
  -- How it ends, and when.
  outcome text not null check (outcome in ('paid', 'failed', 'targetRefused')),
  ends_at timestamptz not null,
  primary key (tenant_id, order_no)
);

-- They stood among the platform's own tables before, which drops them once this is done.
do $$
declare
  book text;
begin
  foreach book in array array['sms', 'mail', 'game_transfer', 'payment', 'payout'] loop
    if to_regclass('platform.sandbox_' || book) is not null then
      execute format('insert into %I select * from platform.%I', book, 'sandbox_' || book);
    end if;
  end loop;
end $$;
