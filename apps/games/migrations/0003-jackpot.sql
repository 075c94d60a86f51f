-- What a local jackpot stands at, in hundredths. It is the provider's promise; the money moves when it is won.
create table jackpot (
  id text primary key,
  amount bigint not null check (amount >= 0)
);
