-- A filter of a page under a name, of one person or for everybody who sees the page.
create table staff_view (
  tenant_id text not null,
  id text not null,
  staff_id text not null,
  page text not null,
  name text not null,
  -- As the page wrote it, and as it alone reads it.
  filter text not null,
  is_shared boolean not null,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, staff_id) references staff (tenant_id, id)
);
create index staff_view_of_page on staff_view (tenant_id, page, id);
