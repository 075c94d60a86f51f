-- A room beside sports that the people of the site planned has an end; those of matches and of every day have none.
alter table live_room
  add column ends_at timestamptz check (ends_at > starts_at);
