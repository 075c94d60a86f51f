-- Which text of an announcement is shown, and until when.
alter table announcement add column ends_at timestamptz;
alter table announcement add column version integer not null default 0;

-- Every text that was ever saved of an announcement; the newest is its draft.
create table announcement_text (
  tenant_id text not null,
  announcement_id text not null,
  version integer not null,
  ann_type smallint not null check (ann_type in (0, 1)),
  sort_num integer not null,
  -- By language; empty where it is missing.
  title jsonb not null,
  content jsonb not null,
  -- Null: from the moment of its publishing, and without an end.
  starts_at timestamptz,
  ends_at timestamptz,
  saved_by text not null,
  saved_at timestamptz not null,
  primary key (tenant_id, announcement_id, version)
);
