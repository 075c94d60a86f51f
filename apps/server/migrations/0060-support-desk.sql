-- Whose conversation it is among the staff; empty while nobody of them has it.
alter table conversation add column staff_id text not null default '';
create index conversation_of_staff on conversation (tenant_id, staff_id, asked_at, id) where state = 'person';
create index conversation_asked_ended on conversation (tenant_id, changed_at desc, id desc)
  where state = 'ended' and asked_at is not null;

-- What the staff tell one another about a conversation; its member never sees it.
create table conversation_note (
  tenant_id text not null,
  conversation_id text not null,
  id text not null,
  staff_id text not null,
  text text not null,
  written_at timestamptz not null,
  primary key (tenant_id, conversation_id, id),
  foreign key (tenant_id, conversation_id) references conversation (tenant_id, id) on delete cascade
);

-- Sentences that are often right.
create table canned_answer (
  tenant_id text not null,
  id text not null,
  title text not null,
  text text not null,
  uses integer not null default 0,
  -- Counts the changes: who read an older one is told.
  version integer not null,
  primary key (tenant_id, id)
);

create index feedback_thread_by_state on feedback_thread (tenant_id, state, changed_at, id);
create index call_back_open on call_back (tenant_id, id) where called_at is null;
