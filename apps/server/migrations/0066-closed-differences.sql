-- What a person found out about a difference between our books and a provider's. The difference itself stays as it was told.
create table closed_difference (
  tenant_id text not null,
  source text not null check (source in ('sports', 'games')),
  id text not null,
  note text not null,
  closed_by text not null,
  closed_at timestamptz not null,
  primary key (tenant_id, source, id)
);
