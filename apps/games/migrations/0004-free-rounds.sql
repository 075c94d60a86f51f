-- Free rounds that an operator gave a player: how many, in which games at which stake, and what they brought.
create table free_rounds (
  code text primary key,
  player_id text not null references player (id),
  -- Game id to the stake of one round in hundredths, as text.
  stakes jsonb not null,
  rounds integer not null check (rounds > 0),
  -- Rounds that began, and those that ended.
  begun integer not null default 0 check (begun between 0 and rounds),
  played integer not null default 0 check (played between 0 and begun),
  won bigint not null default 0 check (won >= 0),
  starts_at timestamptz not null,
  expires_at timestamptz not null,
  cancelled_at timestamptz,
  -- When the operator was told the sum, once.
  ended_at timestamptz
);
create index free_rounds_of_player on free_rounds (player_id) where ended_at is null;

-- A free round costs its player nothing.
alter table round drop constraint round_stake_check, add constraint round_stake_check check (stake >= 0),
  add column bonus_code text references free_rounds (code);
