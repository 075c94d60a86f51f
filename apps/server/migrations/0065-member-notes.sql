-- What the staff keeps in mind about a member. Nobody changes one; it goes with the member.
create table member_note (
  tenant_id text not null,
  member_id text not null,
  id text not null,
  text text not null,
  written_by text not null,
  written_at timestamptz not null,
  primary key (tenant_id, member_id, id)
);
