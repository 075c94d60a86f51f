-- A letter to many begins at once or at a moment that stands here; a draft has none.
alter table mailing add column starts_at timestamptz;
-- livable: the check takes every row that it took before, and one state more; the version before neither sends, saves nor stops such a row
alter table mailing
  drop constraint mailing_state_check,
  add constraint mailing_state_check check (state in ('draft', 'scheduled', 'sending', 'sent', 'stopped')),
  add constraint mailing_check check (state <> 'scheduled' or starts_at is not null);
create index mailing_scheduled on mailing (tenant_id, starts_at) where state = 'scheduled';
