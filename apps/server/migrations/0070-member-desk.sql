-- A level that a person set.
alter table vip_change drop constraint vip_change_cause_check;
alter table vip_change add constraint vip_change_cause_check check (cause in ('start', 'rise', 'fall', 'hand'));

-- Where the checking party was not sure, our own people look.
alter table identity_check add column referred_at timestamptz;
create index identity_check_referred on identity_check (tenant_id, referred_at)
  where state = 'waiting' and referred_at is not null;
