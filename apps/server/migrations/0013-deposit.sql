-- Ways to deposit, orders, what arrived for them, proofs and the talk with a merchant.

create table deposit_channel (
  tenant_id text not null,
  id text not null,
  position integer not null,
  kind text not null check (kind in ('bank', 'gateway', 'ewallet', 'crypto', 'c2c')),
  name jsonb not null,
  note jsonb not null,
  -- What is paid in, and the minor units of everything below.
  currency text not null check (currency in ('VND', 'USDT')),
  min_amount bigint not null check (min_amount > 0),
  max_amount bigint not null,
  -- Of one player through this channel within a calendar month at +08:00; null is no limit.
  month_max bigint check (month_max > 0),
  -- Hundredths of a percent.
  gift_bp integer not null default 0 check (gift_bp between 0 and 10000),
  fee_bp integer not null default 0 check (fee_bp between 0 and 10000),
  presets bigint[] not null,
  popular bigint,
  from_seconds integer not null,
  to_seconds integer not null,
  -- How long an order waits for its payment.
  pay_minutes integer not null check (pay_minutes > 0),
  is_open boolean not null default true,
  primary key (tenant_id, id),
  check (max_amount >= min_amount)
);

-- A receiving account, a wallet, a network or a merchant of a channel.
create table deposit_option (
  tenant_id text not null,
  channel_id text not null,
  id text not null,
  position integer not null,
  name text not null,
  note jsonb not null,
  -- Where the money goes: bank, account, network, token.
  target jsonb not null,
  is_open boolean not null default true,
  primary key (tenant_id, channel_id, id)
);

create table deposit_order (
  tenant_id text not null,
  member_id text not null,
  order_no text not null,
  -- The client's own key for this wish: sent twice, it makes one order.
  key text not null,
  channel_id text not null,
  option_id text not null,
  kind text not null,
  status smallint not null check (status between 0 and 8),
  -- What the wallet gets, in minor units of dong. Fixed when made, like everything down to the note.
  amount bigint not null check (amount > 0),
  gift bigint not null check (gift >= 0),
  pay_currency text not null check (pay_currency in ('VND', 'USDT')),
  pay_amount bigint not null check (pay_amount > 0),
  fee bigint not null check (fee >= 0),
  -- Minor units of dong for one USDT; null for dong.
  rate bigint check (rate > 0),
  pay_to jsonb not null,
  note text not null,
  created_at timestamptz not null,
  -- When the state ends by itself.
  expires_at timestamptz not null,
  paid_at timestamptz,
  ended_at timestamptz,
  cause text not null default '',
  received bigint,
  credited bigint,
  proof_file_id text not null default '',
  disputed_at timestamptz,
  primary key (tenant_id, member_id, order_no)
);
create unique index deposit_order_by_number on deposit_order (tenant_id, order_no);
create unique index deposit_order_by_key on deposit_order (tenant_id, member_id, key);
create unique index deposit_order_by_note on deposit_order (tenant_id, note);
-- One open order for each player.
create unique index deposit_order_one_open on deposit_order (tenant_id, member_id) where status in (0, 2, 7, 8);
create index deposit_order_expiring on deposit_order (tenant_id, expires_at) where status in (0, 2, 7, 8);

-- What was ordered stays as it was ordered, and an end stays an end.
create function deposit_order_stands() returns trigger language plpgsql as $$
begin
  if (new.amount, new.gift, new.pay_currency, new.pay_amount, new.fee, new.channel_id, new.pay_to, new.note)
    is distinct from
    (old.amount, old.gift, old.pay_currency, old.pay_amount, old.fee, old.channel_id, old.pay_to, old.note)
    or new.rate is distinct from old.rate then
    raise exception 'a deposit order is fixed when it is made';
  end if;
  if old.status in (1, 3, 4, 5) and new.status <> old.status then
    raise exception 'the end of a deposit order is final';
  end if;
  return new;
end
$$;
create trigger deposit_order_stands before update on deposit_order
  for each row execute function deposit_order_stands();

-- Money that arrived, once for each payment of a party.
create table deposit_receipt (
  tenant_id text not null,
  member_id text not null,
  id text not null,
  order_no text not null,
  party text not null,
  payment_id text not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('matched', 'suspense', 'credited', 'returned')),
  -- Whether it decides the order's state, or came on top of one that had ended.
  is_of_order boolean not null,
  received_at timestamptz not null,
  decided_at timestamptz,
  primary key (tenant_id, member_id, id)
);
create unique index deposit_receipt_once on deposit_receipt (tenant_id, party, payment_id);
create index deposit_receipt_by_order on deposit_receipt (tenant_id, order_no);

create table deposit_message (
  tenant_id text not null,
  member_id text not null,
  id text not null,
  order_no text not null,
  sender text not null check (sender in ('player', 'merchant', 'reviewer')),
  text text not null check (length(text) <= 300),
  -- Of a text of ours, read in the player's language.
  name text not null,
  sent_at timestamptz not null,
  primary key (tenant_id, member_id, id)
);
create index deposit_message_by_order on deposit_message (tenant_id, order_no, id);

-- Pictures, drawn anew by us.
create table member_picture (
  tenant_id text not null,
  member_id text not null,
  id text not null,
  bytes bytea not null,
  kept_at timestamptz not null,
  primary key (tenant_id, member_id, id)
);

-- The sandbox's payment parties keep books of their own, as real ones do.
create table sandbox_payment (
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
