-- What readers say of a help article; the articles themselves are files (apps/server/help).
create table help_vote (
  tenant_id text not null,
  article_id text not null,
  -- A member, or `device:` and the device of somebody who is not signed in.
  reader text not null,
  member_id text,
  is_useful boolean not null,
  at timestamptz not null,
  primary key (tenant_id, article_id, reader)
);
create index help_vote_by_member on help_vote (tenant_id, member_id) where member_id is not null;
create index help_vote_by_age on help_vote (tenant_id, at);

create table feedback_thread (
  tenant_id text not null,
  id text not null,
  member_id text not null,
  category text not null,
  state text not null check (state in ('received', 'review', 'answered', 'closed')),
  -- An answer came that the member has not opened.
  is_unread boolean not null default false,
  opening text not null,
  sent_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (tenant_id, id)
);
create index feedback_thread_by_member on feedback_thread (tenant_id, member_id, changed_at desc, id desc);
create index feedback_thread_open on feedback_thread (tenant_id, changed_at) where state <> 'closed';
create index feedback_thread_unread on feedback_thread (tenant_id, member_id) where is_unread;

create table feedback_message (
  tenant_id text not null,
  id text not null,
  thread_id text not null,
  member_id text not null,
  sender text not null check (sender in ('member', 'staff')),
  text text not null,
  pictures text[] not null default '{}',
  sent_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, thread_id) references feedback_thread (tenant_id, id) on delete cascade
);
create index feedback_message_by_thread on feedback_message (tenant_id, thread_id, id);
create index feedback_message_by_member on feedback_message (tenant_id, member_id);

-- The two lines of support.
create table customer_line (
  tenant_id text not null,
  line smallint not null check (line in (1, 2)),
  is_on boolean not null,
  primary key (tenant_id, line)
);

-- Which levels may ask to be called back.
create table call_back_level (
  tenant_id text not null,
  vip_level smallint not null,
  is_offered boolean not null,
  primary key (tenant_id, vip_level)
);

create table call_back (
  tenant_id text not null,
  id text not null,
  member_id text not null,
  vip_level smallint not null,
  mobile text not null,
  remark text not null,
  asked_at timestamptz not null,
  called_at timestamptz,
  primary key (tenant_id, id)
);
-- One at a time.
create unique index call_back_waiting on call_back (tenant_id, member_id) where called_at is null;
create index call_back_by_member on call_back (tenant_id, member_id);
