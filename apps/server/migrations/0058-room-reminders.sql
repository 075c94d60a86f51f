-- Who wants a letter before a room opens. A row is gone once it was told, or with its room.
create table live_reminder (
  tenant_id text not null,
  member_id text not null,
  room_id text not null,
  asked_at timestamptz not null,
  primary key (tenant_id, member_id, room_id),
  foreign key (tenant_id, room_id) references live_room (tenant_id, id) on delete cascade
);
create index live_reminder_of_room on live_reminder (tenant_id, room_id);
