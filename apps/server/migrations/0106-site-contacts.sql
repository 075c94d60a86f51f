-- Where the site is found outside of it, such as in a chat app: the whole list and the hosts it may lead to, as two people
-- of the staff approved them. The version tells who changes a list that is no longer the one they read.
create table site_contacts (
  tenant_id text primary key,
  version integer not null check (version > 0),
  hosts text[] not null,
  contacts jsonb not null
);
