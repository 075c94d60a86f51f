-- What became of a request is news to whoever asked, until they look. Requests of before are none.
alter table approval add column is_news boolean not null default false;
create index approval_news on approval (tenant_id, asked_by) where is_news;
