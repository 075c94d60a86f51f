-- Who looks after what rings. An alarm itself is kept nowhere: it rings while its cause stands.
create table alarm_acknowledgement (
  tenant_id text not null,
  name text not null,
  -- With the name it is one occurrence: what happens again rings again.
  since timestamptz not null,
  staff_id text not null,
  reason text not null,
  at timestamptz not null,
  primary key (tenant_id, name, since),
  foreign key (tenant_id, staff_id) references staff (tenant_id, id)
);
