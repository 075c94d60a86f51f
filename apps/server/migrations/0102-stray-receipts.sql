-- Money that a payment party told of without an order of ours is a receipt without an order and, until people have found
-- its owner, without a member. A version that knows none of this leaves it where it is, in suspense.
alter table deposit_receipt
  -- The order that the party named and that is not ours.
  add column named text not null default '',
  add column payer text not null default '',
  -- The last signs of the account that it came from, and who had bound that account.
  add column payer_end text not null default '',
  add column payer_member text not null default '',
  -- The message of the transfer.
  add column said text not null default '',
  -- Whom people found as the owner.
  add column owner_id text not null default '';
-- By the name under which a statement has it.
create index deposit_receipt_stray on deposit_receipt (tenant_id, (case when named = '' then payment_id else named end))
  where order_no = '';
-- Orders of a sum for which nothing came.
create index deposit_order_unpaid on deposit_order (tenant_id, pay_currency, pay_amount, created_at)
  where received is null;
-- Names as banks write them: without accents and spaces.
create index member_by_bank_name on member
  (tenant_id, lower(regexp_replace(normalize(translate(real_name, 'đĐ', 'dD'), nfd), '[^a-zA-Z]', '', 'g')))
  where real_name <> '';
