-- The sports books are held against the provider's by the hour.
create index sports_transaction_by_time on sports_transaction (tenant_id, at);
create index sports_review_of_transaction on sports_review (tenant_id, transaction_id);
