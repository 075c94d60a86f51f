-- Withdrawals that were paid or refused, newest first: a page of them reads no more than it shows.
create index withdraw_order_by_state on withdraw_order (tenant_id, state, changed_at, order_no);
