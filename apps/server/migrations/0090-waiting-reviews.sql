-- What waits for a person, oldest first: a page of it and its count read no more than what waits.
create index deposit_receipt_in_suspense on deposit_receipt (tenant_id, received_at) where state = 'suspense';
create index deposit_order_dispute_waits on deposit_order (tenant_id, disputed_at)
  where disputed_at is not null and status in (2, 7, 8);
create index nick_name_review_waits on nick_name_review (tenant_id, asked_at) where state = 'waiting';
create index expert_application_waits on expert_application (tenant_id, applied_at) where state = 'open';
create index agent_application_waits on agent_application (tenant_id, applied_at) where state = 'open';
