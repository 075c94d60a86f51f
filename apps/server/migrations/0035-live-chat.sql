-- Talks of members with support: with the assistant first, then with a person.
create table conversation (
  tenant_id text not null,
  -- Sorts by age.
  id text not null,
  member_id text not null,
  state text not null check (state in ('assistant', 'queued', 'person', 'ended')),
  last_seq integer not null default 0,
  -- Highest numbers that the member and the other side have read.
  member_read integer not null default 0,
  other_read integer not null default 0,
  -- Since when the member waits for a person, or waited; null where nobody was asked for.
  asked_at timestamptz,
  staff_name text not null default '',
  stars smallint not null default 0 check (stars between 0 and 5),
  note text not null default '',
  -- How much of it went out by mail.
  mailed_seq integer not null default 0,
  changed_at timestamptz not null,
  primary key (tenant_id, id),
  check ((state = 'queued') <= (asked_at is not null))
);
-- One at a time.
create unique index conversation_not_ended on conversation (tenant_id, member_id) where state <> 'ended';
create index conversation_by_member on conversation (tenant_id, member_id, id desc);
create index conversation_queue on conversation (tenant_id, asked_at, id) where state = 'queued';
create index conversation_desk on conversation (tenant_id, asked_at, id) where state in ('queued', 'person');
create index conversation_by_age on conversation (tenant_id, changed_at);

create table conversation_message (
  tenant_id text not null,
  conversation_id text not null,
  -- From 1, without gaps: given under the lock of the conversation.
  seq integer not null,
  member_id text not null,
  sender text not null check (sender in ('member', 'assistant', 'staff', 'site')),
  -- Name that the sender's client gave it; empty where no client wrote it.
  client_id text not null,
  content jsonb not null,
  sent_at timestamptz not null,
  primary key (tenant_id, conversation_id, seq),
  foreign key (tenant_id, conversation_id) references conversation (tenant_id, id) on delete cascade
);
create unique index conversation_message_once on conversation_message (tenant_id, conversation_id, sender, client_id)
  where client_id <> '';
create index conversation_message_by_member on conversation_message (tenant_id, member_id);

-- When people answer, in server time; both the same: around the clock.
create table chat_hours (
  tenant_id text primary key,
  staff_from text not null,
  staff_to text not null
);
