-- What a member's own page tells of time and money: sittings that are over, and each day of the books by what it was for.

create table play_sitting (
  tenant_id text not null,
  member_id text not null,
  began_at timestamptz not null,
  -- The last sign of life.
  seen_at timestamptz not null,
  primary key (tenant_id, member_id, began_at)
);
create index play_sitting_age on play_sitting (tenant_id, seen_at);

-- A sitting ends by the next one, by the time limit or by an exclusion: whoever writes that, it is kept here.
create function safer_play_keeps_sittings() returns trigger language plpgsql set search_path from current as $$
begin
  insert into play_sitting (tenant_id, member_id, began_at, seen_at)
  values (old.tenant_id, old.member_id, old.sitting_began_at, old.sitting_seen_at)
  on conflict (tenant_id, member_id, began_at) do update set seen_at = excluded.seen_at;
  return null;
end
$$;
create trigger safer_play_keeps_sittings after update of sitting_began_at on safer_play for each row
  when (old.sitting_seen_at is not null and old.sitting_began_at is distinct from new.sitting_began_at)
  execute function safer_play_keeps_sittings();

-- Whole days at +08:00 that are over, folded from the books; in minor units.
create table insight_day (
  tenant_id text not null,
  member_id text not null,
  currency text not null,
  day date not null,
  part text not null check (part in ('deposit', 'withdrawal', 'sports', 'games')),
  -- Of sports its number or `multiple`, of games the provider's symbol; empty where the books do not say.
  key text not null,
  -- From the member's own money, and to it; a stake that was not taken counts against the stakes of its day.
  paid bigint not null,
  back bigint not null,
  primary key (tenant_id, member_id, currency, day, part, key)
);

-- The first day that is not folded.
create table insight_fold (
  tenant_id text primary key,
  until date not null
);
