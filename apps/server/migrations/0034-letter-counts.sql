-- Unread letters are counted at every opening: one entry for many equal keys makes that a small index.
create index letter_unread_count on letter (tenant_id, member_id, let_type) where read_at is null and deleted_at is null;
