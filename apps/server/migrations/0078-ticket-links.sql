-- The links under which members show bets of theirs: one for a bet at a time. A link that is withdrawn is gone.
create table ticket_link (
  tenant_id text not null,
  order_id text not null,
  member_id text not null,
  token text not null,
  shows_name boolean not null,
  shows_stake boolean not null,
  shows_return boolean not null,
  made_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > made_at),
  primary key (tenant_id, order_id),
  unique (tenant_id, token)
);

create index ticket_link_of_member on ticket_link (tenant_id, member_id);
