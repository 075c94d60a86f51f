-- What came in at the sandbox's banks, wallets, chains and merchants, for their statements.
create table payment_entry (
  tenant_id text not null,
  order_no text not null,
  reference text not null,
  currency text not null,
  amount bigint not null,
  at timestamptz not null,
  -- How often a statement lists it: 0 loses it, 2 lists it as paid twice.
  listed smallint not null default 1,
  primary key (tenant_id, reference)
);
create index payment_entry_by_time on payment_entry (tenant_id, at);

alter table payout add column listed smallint not null default 1;
create index payout_by_end on payout (tenant_id, ends_at);

-- What came in before this version is in nobody's book but the platform's.
do $$
begin
  if to_regclass('platform.deposit_receipt') is not null then
    insert into payment_entry (tenant_id, order_no, reference, currency, amount, at)
    select tenant_id, order_no, payment_id, currency, amount, received_at from platform.deposit_receipt
    where payment_id not like 'dispute/%' on conflict do nothing;
  end if;
end $$;
