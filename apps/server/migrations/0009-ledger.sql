-- The books. Members and their rows carry tenant and member; no transaction touches two members, and house accounts have
-- no row to lock: what they hold is the sum of their postings, folded by a job.

-- A member's money in one currency. Everything a member's transaction needs is in this row, and its lock orders them.
create table ledger_wallet (
  tenant_id text not null,
  member_id text not null,
  currency text not null check (currency in ('VND', 'CNY', 'USD', 'USDT')),
  available bigint not null default 0 check (available >= 0),
  held bigint not null default 0 check (held >= 0),
  bonus bigint not null default 0 check (bonus >= 0),
  -- What the member owes us, so never above zero.
  debt bigint not null default 0 check (debt <= 0),
  -- Transactions so far, and the hash of the last one, which covers all before it.
  seq bigint not null default 0,
  hash bytea not null,
  primary key (tenant_id, member_id, currency),
  -- Whatever comes in repays first.
  check (debt = 0 or available = 0)
) with (fillfactor = 60);

-- Money at a game provider. The wallet's lock covers these rows.
create table ledger_game_purse (
  tenant_id text not null,
  member_id text not null,
  currency text not null,
  game text not null check (game ~ '^game:[a-z0-9-]{1,30}$'),
  balance bigint not null check (balance >= 0),
  primary key (tenant_id, member_id, currency, game)
);

-- Open holds only: one that is posted or released to the end is gone, its history is in the transactions.
create table ledger_hold (
  tenant_id text not null,
  member_id text not null,
  id text not null check (length(id) between 1 and 100),
  currency text not null,
  purpose text not null check (purpose in ('stake', 'withdrawal')),
  amount bigint not null,
  -- What is neither posted nor released.
  rest bigint not null check (rest > 0 and rest <= amount),
  opened_at timestamptz not null,
  primary key (tenant_id, member_id, id)
);

-- One movement, and the key by which it is known to have happened: for ever. `member_id` is empty for house transactions.
create table ledger_transaction (
  tenant_id text not null,
  member_id text not null,
  key text not null check (key ~ '^[A-Za-z0-9:._/-]{1,120}$'),
  -- Among all transactions; not in the order of commits.
  number bigint not null,
  currency text not null check (currency in ('VND', 'CNY', 'USD', 'USDT')),
  -- In its wallet, without gaps.
  seq bigint not null,
  at timestamptz not null,
  kind text not null check (kind ~ '^[a-z][a-z0-9.-]{0,39}$'),
  reference text not null check (reference ~ '^[A-Za-z0-9:._/-]{0,120}$'),
  -- The transaction of the same wallet that this one corrects.
  corrects bigint,
  -- SHA-256 of what was asked: another body under the same key is refused.
  body bytea not null,
  -- The wallet as this transaction left it.
  available bigint not null,
  held bigint not null,
  bonus bigint not null,
  debt bigint not null,
  hash bytea not null,
  primary key (tenant_id, member_id, key)
);
create unique index ledger_transaction_by_wallet on ledger_transaction (tenant_id, member_id, currency, seq);
create index ledger_transaction_by_time on ledger_transaction using brin (at);
create sequence ledger_number;

-- In the order they are written, so that the newest page is the only warm one however many there are.
create table ledger_posting (
  number bigint not null,
  ordinal smallint not null,
  tenant_id text not null,
  member_id text not null,
  currency text not null check (currency in ('VND', 'CNY', 'USD', 'USDT')),
  account text not null check (
    account in ('available', 'held', 'bonus', 'debt', 'house:bank', 'house:capital', 'house:deposit-clearing',
      'house:payout-clearing', 'house:suspense', 'house:exchange', 'house:sports', 'house:games', 'house:promotions',
      'house:rounding', 'house:fees')
    or account ~ '^game:[a-z0-9-]{1,30}$'
  ),
  amount bigint not null check (amount <> 0),
  primary key (number, ordinal, tenant_id, member_id)
);

-- All postings of a transaction are written by one statement, and one statement writes nothing that does not balance.
create function ledger_refuse_unbalanced() returns trigger language plpgsql as $$
begin
  if exists (
    select from added group by number
    having sum(amount) <> 0 or min(currency) <> max(currency) or min(member_id) <> max(member_id)
  ) then
    raise exception 'postings of a transaction must add up to zero in one currency' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger balanced after insert on ledger_posting referencing new table as added
  for each statement execute function ledger_refuse_unbalanced();

call kit.append_only('ledger_transaction');
call kit.append_only('ledger_posting');

-- A no that was told stays no for its key, although the money may have come meanwhile.
create table ledger_refusal (
  tenant_id text not null,
  member_id text not null,
  key text not null,
  body bytea not null,
  status text not null,
  cause text,
  at timestamptz not null,
  primary key (tenant_id, member_id, key)
);
create index ledger_refusal_by_age on ledger_refusal (tenant_id, at);

-- Transactions that touched the house and are in no seal yet.
create table ledger_unsealed (
  number bigint primary key,
  tenant_id text not null,
  member_id text not null,
  currency text not null,
  seq bigint not null
);

-- Each seal covers the transactions it lists, by their hashes, and the seal before it.
create table ledger_seal (
  tenant_id text not null,
  number bigint not null,
  at timestamptz not null,
  numbers bigint[] not null,
  previous bytea not null,
  hash bytea not null,
  primary key (tenant_id, number)
);
call kit.append_only('ledger_seal');

-- What the sealed postings of a house account add up to. Only the sealing job writes here.
create table ledger_house (
  tenant_id text not null,
  currency text not null,
  account text not null,
  balance bigint not null,
  primary key (tenant_id, currency, account)
);

-- What the last check of the books found. Withdrawals stop when something did not add up, until a check of everything passes.
create table ledger_check (
  tenant_id text primary key,
  checked_at timestamptz not null,
  problems text[] not null,
  -- Currencies in which members are owed more than there is at the payment parties.
  uncovered text[] not null,
  stopped_since timestamptz
);
