-- When the people of the site accepted an idea that a member sent; campaigns reward accepted ones.
alter table feedback_thread
  add column accepted_at timestamptz,
  add constraint feedback_thread_accepted_check check (accepted_at is null or category = 'idea');
create index feedback_thread_accepted on feedback_thread (tenant_id, accepted_at) where accepted_at is not null;
