-- Members who asked for their account to be closed, and when their data went.
create table account_closing (
  tenant_id text not null,
  member_id text not null,
  asked_at timestamptz not null,
  -- Until then the member may think again.
  due_at timestamptz not null,
  -- Set when what is personal has been erased.
  erased_at timestamptz,
  primary key (tenant_id, member_id)
);
