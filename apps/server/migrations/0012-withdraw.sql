-- Withdraw password, where money may go, and withdrawals.

-- Key pairs by which browsers hide the withdraw password; the private half is sealed with a key that is not in here.
create table withdraw_key (
  tenant_id text not null,
  id text not null,
  public_key bytea not null,
  private_box bytea not null,
  made_at timestamptz not null,
  primary key (tenant_id, id)
);

create table withdraw_password (
  tenant_id text not null,
  member_id text not null,
  -- argon2id over a keyed hash: six digits alone are quickly tried out.
  password_hash text not null,
  set_at timestamptz not null,
  -- Wrong tries of the last day, and tries that are being looked at.
  wrong_at timestamptz[] not null default '{}',
  primary key (tenant_id, member_id)
);

-- Every cipher works once. Kept for as long as one can be young enough.
create table withdraw_nonce (
  tenant_id text not null,
  member_id text not null,
  nonce text not null,
  used_at timestamptz not null,
  primary key (tenant_id, member_id, nonce)
);

create table payout_target (
  tenant_id text not null,
  member_id text not null,
  id text not null,
  kind text not null check (kind in ('bank', 'crypto', 'ewallet')),
  -- The bank, the network or the e-wallet.
  place text not null,
  -- Sealed with a key that is not in the database.
  number_box bytea not null,
  mobile_box bytea not null,
  -- Keyed hash: recognised, never read.
  number_hash bytea not null,
  shown text not null,
  shown_mobile text not null,
  bound_at timestamptz not null,
  deleted_at timestamptz,
  primary key (tenant_id, member_id, id)
);
-- One number, one member.
create unique index payout_target_one_number on payout_target (tenant_id, number_hash) where deleted_at is null;

create table withdraw_order (
  tenant_id text not null,
  member_id text not null,
  order_no text not null,
  -- Made by the client: a call that is repeated finds the order it made.
  request_key text not null,
  channel text not null check (channel in ('bank', 'usdt', 'ewallet')),
  state text not null check (state in
    ('requested', 'inReview', 'approved', 'sending', 'awaitingConfirmation', 'paid', 'refused')),
  -- Minor units of dong; the fee is part of the amount.
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0 and fee < amount),
  payout bigint not null check (payout > 0),
  payout_currency text not null check (payout_currency in ('VND', 'USDT')),
  -- Minor units of dong for one USDT.
  rate bigint,
  target_id text not null,
  target_place text not null,
  target_shown text not null,
  is_reviewed boolean not null,
  cause text,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  confirm_until timestamptz,
  primary key (tenant_id, member_id, order_no),
  unique (tenant_id, member_id, request_key),
  check ((state = 'refused') = (cause is not null)),
  check ((payout_currency = 'USDT') = (rate is not null))
);
create index withdraw_order_by_number on withdraw_order (tenant_id, order_no);
-- One at a time, however many tabs ask at once.
create unique index withdraw_order_one_open on withdraw_order (tenant_id, member_id)
  where state not in ('paid', 'refused');
create index withdraw_order_by_end on withdraw_order (tenant_id, channel, is_reviewed, changed_at)
  where state = 'paid';

-- What is paid stays paid and what is refused stays refused, whoever writes.
create function withdraw_order_ends_once() returns trigger language plpgsql as $$
begin
  if old.state in ('paid', 'refused') and new.state <> old.state then
    raise exception 'a finished withdrawal does not change';
  end if;
  return new;
end
$$;
create trigger withdraw_order_ends_once before update on withdraw_order
  for each row execute function withdraw_order_ends_once();

create table withdraw_stage (
  tenant_id text not null,
  member_id text not null,
  order_no text not null,
  state text not null,
  at timestamptz not null,
  primary key (tenant_id, member_id, order_no, state)
);

-- What the pay-out party has told: each notice counts once, and none changes its content.
create table payout_notice (
  tenant_id text not null,
  notice_id text not null,
  order_no text not null,
  body_hash bytea not null,
  received_at timestamptz not null,
  primary key (tenant_id, notice_id)
);
