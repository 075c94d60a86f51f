-- Who invited somebody is never changed.
create or replace function invite_binding_stands() returns trigger language plpgsql as $$
begin
  if (new.member_id, new.inviter_id, new.code, new.bound_at)
    is distinct from (old.member_id, old.inviter_id, old.code, old.bound_at) then
    raise exception 'the first binding stands';
  end if;
  return new;
end
$$;
