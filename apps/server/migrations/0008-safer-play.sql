-- What a member has set to keep play within bounds, the sitting that is counted, and the identity check.

create table safer_play (
  tenant_id text not null,
  member_id text not null,
  reminder_minutes smallint not null default 60 check (reminder_minutes in (15, 30, 60)),
  -- Null is no limit.
  limit_minutes smallint check (limit_minutes between 15 and 1440),
  -- A higher limit that waits: null minutes with a time is no limit at all.
  raise_minutes smallint check (raise_minutes between 15 and 1440),
  raise_asked_at timestamptz,
  break_until timestamptz,
  excluded_at timestamptz,
  -- Null beside a time of beginning is without end.
  excluded_until timestamptz,
  reopen_asked_at timestamptz,
  -- The limit was reached: play waits until then.
  rest_until timestamptz,
  -- Uninterrupted use, whatever the session or device.
  sitting_began_at timestamptz,
  sitting_seen_at timestamptz,
  -- The last reality check that was answered.
  checked_at timestamptz,
  primary key (tenant_id, member_id),
  check (excluded_until is null or excluded_at is not null)
);

-- A word given is kept whoever writes: no break or exclusion ends before its time, and none is forgotten. World time is
-- not known here, so a break that is over cannot be made shorter either, which nobody needs.
create function safer_play_keeps_its_word() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'what a member has set for safer play is kept';
  end if;
  if old.break_until is not null and (new.break_until is null or new.break_until < old.break_until) then
    raise exception 'a break cannot be shortened';
  end if;
  if old.excluded_at is not null and new.excluded_at is null then
    raise exception 'an exclusion cannot be undone';
  end if;
  -- Once reopening was asked for, the next exclusion begins anew.
  if old.excluded_at is not null and old.reopen_asked_at is null
    and coalesce(new.excluded_until, 'infinity') < coalesce(old.excluded_until, 'infinity') then
    raise exception 'an exclusion cannot be shortened';
  end if;
  return new;
end
$$;
create trigger safer_play_keeps_its_word before update or delete on safer_play
  for each row execute function safer_play_keeps_its_word();

-- Why a session was ended, where the player is told: by the own exclusion or the own time limit.
alter table session add column end_cause text check (end_cause in ('excluded', 'time-over'));

create table identity_check (
  tenant_id text not null,
  member_id text not null,
  id text not null,
  real_name text not null check (length(real_name) <= 40),
  birthday date not null,
  document_kind text not null check (document_kind in ('idCard', 'passport')),
  -- Sealed with a key that is not in the database.
  document_box bytea not null,
  -- Keyed hash: one person's document is recognised, and cannot be read.
  document_hash bytea not null,
  state text not null check (state in ('waiting', 'passed', 'refused')),
  cause text,
  submitted_at timestamptz not null,
  decided_at timestamptz,
  primary key (tenant_id, member_id, id)
);
create unique index identity_check_one_waiting on identity_check (tenant_id, member_id) where state = 'waiting';
-- One document, one account.
create unique index identity_check_one_document on identity_check (tenant_id, document_hash) where state = 'passed';

-- Independent help with gambling, as the operator names it.
create table help_contact (
  tenant_id text not null,
  id text not null,
  position integer not null,
  name jsonb not null,
  note jsonb not null,
  url text not null check (url like 'https://%' or url like 'tel:%'),
  primary key (tenant_id, id)
);
