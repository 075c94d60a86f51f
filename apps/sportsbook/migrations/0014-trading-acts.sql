-- Results by hand and voids that the operator's traders had done: the same one, sent again, is done once.
create table trading_act (
  id text primary key,
  digest text not null,
  tickets integer not null,
  done_at timestamptz not null
);
