-- A word given is kept whoever writes: no break or exclusion ends before its time, and none is forgotten. World time is
-- not known here, so a break that is over cannot be made shorter either, which nobody needs.
create or replace function safer_play_keeps_its_word() returns trigger language plpgsql as $$
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
