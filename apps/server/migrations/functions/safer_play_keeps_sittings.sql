-- A sitting ends by the next one, by the time limit or by an exclusion: whoever writes that, from whatever place, it is kept here.
create or replace function safer_play_keeps_sittings() returns trigger language plpgsql set search_path from current as $$
begin
  insert into play_sitting (tenant_id, member_id, began_at, seen_at)
  values (old.tenant_id, old.member_id, old.sitting_began_at, old.sitting_seen_at)
  on conflict (tenant_id, member_id, began_at) do update set seen_at = excluded.seen_at;
  return null;
end
$$;
