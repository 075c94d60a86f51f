-- Since when large withdrawals wait: what leaves while they do counts together. A wait that is made longer keeps it.
alter table member add column large_withdraw_held_since timestamptz;
update member set large_withdraw_held_since = large_withdraw_hold_until - interval '24 hours'
where large_withdraw_hold_until is not null;
