-- How far the world's clock stands from the machine's; one row, outside prod.
create table world_clock (
  is_only boolean primary key default true check (is_only),
  offset_ms bigint not null
);
