-- Amounts are hundredths of the player's currency. No balance of real money stands here: the operator holds it.
create table player (
  id text primary key,
  currency text not null,
  is_demo boolean not null,
  -- What is left of a demo's play credits.
  credits bigint check (credits >= 0),
  created_at timestamptz not null,
  check (is_demo = (credits is not null))
);

-- An address of a game, good for one opening. Tokens are kept as their hash.
create table launch (
  token_hash text primary key,
  game_id text not null,
  -- As the operator calls the player; null for a demo.
  player_id text,
  operator_token text,
  made_at timestamptz not null,
  used_at timestamptz
);

create table play_session (
  token_hash text primary key,
  player_id text not null references player (id),
  game_id text not null,
  operator_token text,
  opened_at timestamptz not null,
  ended_at timestamptz
);
create index play_session_of_player on play_session (player_id) where ended_at is null;

create table seed_pair (
  id bigint generated always as identity primary key,
  player_id text not null references player (id),
  server_seed text not null check (server_seed ~ '^[0-9a-f]{64}$'),
  client_seed text not null,
  -- The last nonce that was used.
  nonce integer not null default 0 check (nonce >= 0),
  made_at timestamptz not null,
  revealed_at timestamptz
);
create unique index seed_pair_in_use on seed_pair (player_id) where revealed_at is null;

-- `betting`: the stake is asked for and the answer is not kept yet. `refused`: it was never taken.
create table round (
  id bigint primary key,
  player_id text not null references player (id),
  game_id text not null,
  engine text not null,
  -- The tap that began it: sent twice, it is still one round.
  tap_key text not null,
  state text not null check (state in ('betting', 'open', 'closed', 'void', 'refused')),
  refusal text,
  bet jsonb not null,
  engine_state jsonb,
  moves jsonb not null default '[]',
  step integer not null default 0,
  stake bigint not null check (stake > 0),
  returned bigint check (returned >= 0),
  seed_pair_id bigint references seed_pair (id),
  -- The nonce under its pair of seeds, or the number of the shared round.
  number integer,
  -- Values that a sandbox call put in the place of chance.
  forced jsonb,
  started_at timestamptz not null,
  ended_at timestamptz,
  -- Ended by the house, because the player left it open.
  is_finalised boolean not null default false,
  check ((state = 'closed') = (returned is not null)),
  check (state in ('betting', 'refused', 'void') or number is not null),
  unique (player_id, game_id, tap_key)
);
create index round_of_player on round (player_id, game_id, id desc);
create index round_unfinished on round (started_at) where state in ('betting', 'open');
create index round_of_pair on round (seed_pair_id) where state = 'open';

-- Everything that moves money at the operator, and the queue of what it has to be told until it answers.
create table movement (
  id bigint generated always as identity primary key,
  kind text not null check (kind in
    ('bet', 'result', 'refund', 'bonusWin', 'jackpotWin', 'promoWin', 'adjustment', 'endRound')),
  -- A refund carries the reference of the bet that it undoes.
  reference text not null,
  player_id text not null references player (id),
  game_id text,
  round_id bigint,
  amount bigint not null,
  fields jsonb not null default '{}',
  created_at timestamptz not null,
  -- `sending`: a bet that is on its way; nobody knows yet whether it was taken.
  state text not null check (state in ('sending', 'waiting', 'done', 'refused')),
  due_at timestamptz,
  attempts integer not null default 0,
  code integer,
  answered_at timestamptz,
  unique (kind, reference),
  check ((state = 'waiting') = (due_at is not null))
);
create index movement_due on movement (due_at, id) where state = 'waiting';
create index movement_sending on movement (id) where state = 'sending';
create index movement_of_round on movement (round_id);
create index movement_by_time on movement (created_at, id);

-- The few things that the provider keeps beside rounds, such as a maintenance of a game.
create table provider_setting (
  name text primary key,
  value text not null
);

-- What a sandbox call wants the next round of a player to be.
create table forced_result (
  player_id text not null,
  game_id text not null,
  draws jsonb not null,
  primary key (player_id, game_id)
);
