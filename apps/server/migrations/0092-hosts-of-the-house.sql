-- Hosts are hired and sent home in the console: who is away is given no room. The version tells two who change one at once.
alter table live_host
  add column is_away boolean not null default false,
  add column version integer not null default 1;
