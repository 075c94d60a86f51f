-- Staff look a member up by any trace: each of these is one, and none of them reads more than what it finds.
create index member_by_nickname_start on member (tenant_id, lower(nick_name) text_pattern_ops) where nick_name <> '';
create index member_by_real_name on member (tenant_id, lower(real_name), id) where real_name <> '';
create index identity_check_by_document on identity_check (tenant_id, document_hash);
create index payout_target_by_end on payout_target (tenant_id, lower(right(shown, 4)), member_id) where deleted_at is null;
create index deposit_receipt_by_payment on deposit_receipt (tenant_id, payment_id);
create index party_entry_by_reference on party_entry (tenant_id, reference);
create index game_round_by_number on game_round (tenant_id, round_id);
