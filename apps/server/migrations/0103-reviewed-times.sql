-- What a way to withdraw states of the time of an order that a person looks at.
alter table withdraw_channel
  add column reviewed_from_seconds integer not null default 120 check (reviewed_from_seconds >= 0),
  add column reviewed_to_seconds integer not null default 600 check (reviewed_to_seconds >= 0);
