-- The console lists the bets of a member by when they were placed: with a hundred thousand of them a sort took seconds.
create index bet_record_of_member_by_placing on bet_record (tenant_id, member_id, placed_at desc, order_id desc);
