-- Money that a player brought, not what was given for it or taken from it.
create or replace function play_is_deposit(p_kind text) returns boolean language sql immutable as $$
  select (p_kind = 'deposit' or p_kind like 'deposit.%') and p_kind not like '%gift' and p_kind not like '%fee'
$$;
