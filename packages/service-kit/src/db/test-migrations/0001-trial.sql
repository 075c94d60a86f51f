create table purse (id integer primary key, amount bigint not null);
create table visit (id serial primary key, at timestamptz not null, day date not null);
create table entry (id integer primary key);
call kit.append_only('entry');
