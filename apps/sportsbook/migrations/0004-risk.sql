-- What one player has at stake, in thousands of dong: on a market, on a match, and on a day (counted from 1970 at +08:00).
-- Raised and compared in one statement, so that parallel bets cannot pass a limit together.
create table player_position (
  user_id text not null,
  kind text not null check (kind in ('market', 'match', 'day')),
  subject integer not null,
  stake bigint not null,
  win bigint not null,
  primary key (user_id, kind, subject)
);
create index player_position_of_subject on player_position (kind, subject);

-- Every state an order was in. A trigger writes it: no writer of orders can forget.
create table bet_order_state (
  order_id text not null,
  version integer not null,
  status smallint not null,
  payment text not null,
  returned bigint,
  at timestamptz not null,
  primary key (order_id, version)
);

create function keep_order_state() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_op = 'UPDATE' and new.status = old.status and new.payment = old.payment and new.settlements = old.settlements then
    return null;
  end if;
  insert into bet_order_state (order_id, version, status, payment, returned, at)
  values (new.id, new.version, new.status, new.payment, new.returned, new.modified_at);
  return null;
end $$;
create trigger keep_state after insert or update on bet_order for each row execute function keep_order_state();

-- A wager is kept for years: nobody removes one.
create function refuse_removal() returns trigger language plpgsql as $$
begin
  raise exception 'wagers are kept' using errcode = 'insufficient_privilege';
end $$;
create trigger kept before delete on bet_order for each statement execute function refuse_removal();
create trigger kept before delete on bet_leg for each statement execute function refuse_removal();
create trigger kept before delete or update on bet_order_state for each statement execute function refuse_removal();
