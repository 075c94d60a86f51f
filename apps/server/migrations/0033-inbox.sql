-- What a member is told, kept as data: its words are written when it is read, in the language of whoever reads.
create table letter (
  tenant_id text not null,
  member_id text not null,
  -- Sorts by age.
  id text not null,
  let_type smallint not null check (let_type in (0, 1, 2)),
  kind text not null,
  -- The object it tells of, such as the number of an order.
  about text not null,
  values jsonb not null,
  created_at timestamptz not null,
  read_at timestamptz,
  -- A deleted one stays, unseen, so that what it told is not told again.
  deleted_at timestamptz,
  primary key (tenant_id, member_id, id),
  unique (tenant_id, member_id, kind, about)
);
create index letter_list on letter (tenant_id, member_id, let_type, id desc) where deleted_at is null;
create index letter_unread on letter (tenant_id, member_id, let_type, id desc) where read_at is null and deleted_at is null;
create index letter_by_age on letter (tenant_id, created_at);

-- What everybody is told: one row, however many members there are.
create table announcement (
  tenant_id text not null,
  id text not null,
  ann_type smallint not null check (ann_type in (0, 1)),
  sort_num integer not null,
  title jsonb not null,
  content jsonb not null,
  published_at timestamptz not null,
  -- Null while it is in force.
  withdrawn_at timestamptz,
  primary key (tenant_id, id)
);

-- Written when a member reads one, not when it is published.
create table announcement_read (
  tenant_id text not null,
  member_id text not null,
  announcement_id text not null,
  read_at timestamptz not null,
  primary key (tenant_id, member_id, announcement_id),
  foreign key (tenant_id, announcement_id) references announcement (tenant_id, id) on delete cascade
);

-- The line that runs on home shows announcements of type 0 from now on.
insert into announcement (tenant_id, id, ann_type, sort_num, title, content, published_at)
select tenant_id, 'ann_' || id, 0, -position, text,
  (select jsonb_object_agg(key, '<p>' || replace(replace(value, '&', '&amp;'), '<', '&lt;') || '</p>') from jsonb_each_text(text)), now()
from home_notice where line = '';
drop table home_notice;
