-- The books. Members and their rows carry tenant and member; no transaction touches two members, and house accounts have
-- no row to lock: what they hold is the sum of their postings, folded by a job.

-- A member's money in one currency. Everything a member's transaction needs is in this row, and its lock orders them.
create table ledger_wallet (
  tenant_id text not null,
  member_id text not null,
  currency text not null check (currency in ('VND', 'CNY', 'USD', 'USDT')),
  available bigint not null default 0 check (available >= 0),
  held bigint not null default 0 check (held >= 0),
  bonus bigint not null default 0 check (bonus >= 0),
  -- What the member owes us, so never above zero.
  debt bigint not null default 0 check (debt <= 0),
  -- Transactions so far, and the hash of the last one, which covers all before it.
  seq bigint not null default 0,
  hash bytea not null,
  primary key (tenant_id, member_id, currency),
  -- Whatever comes in repays first.
  check (debt = 0 or available = 0)
) with (fillfactor = 60);

-- Money at a game provider. The wallet's lock covers these rows.
create table ledger_game_purse (
  tenant_id text not null,
  member_id text not null,
  currency text not null,
  game text not null check (game ~ '^game:[a-z0-9-]{1,30}$'),
  balance bigint not null check (balance >= 0),
  primary key (tenant_id, member_id, currency, game)
);

-- Open holds only: one that is posted or released to the end is gone, its history is in the transactions.
create table ledger_hold (
  tenant_id text not null,
  member_id text not null,
  id text not null check (length(id) between 1 and 100),
  currency text not null,
  purpose text not null check (purpose in ('stake', 'withdrawal')),
  amount bigint not null,
  -- What is neither posted nor released.
  rest bigint not null check (rest > 0 and rest <= amount),
  opened_at timestamptz not null,
  primary key (tenant_id, member_id, id)
);

-- One movement, and the key by which it is known to have happened: for ever. `member_id` is empty for house transactions.
create table ledger_transaction (
  tenant_id text not null,
  member_id text not null,
  key text not null,
  -- Among all transactions; not in the order of commits.
  number bigint not null,
  currency text not null check (currency in ('VND', 'CNY', 'USD', 'USDT')),
  -- In its wallet, without gaps.
  seq bigint not null,
  at timestamptz not null,
  kind text not null,
  reference text not null,
  -- The transaction of the same wallet that this one corrects.
  corrects bigint,
  -- SHA-256 of what was asked: another body under the same key is refused.
  body bytea not null,
  -- The wallet as this transaction left it.
  available bigint not null,
  held bigint not null,
  bonus bigint not null,
  debt bigint not null,
  hash bytea not null,
  primary key (tenant_id, member_id, key),
  -- No sign that parts the line of a statement.
  check (key || kind || reference !~ '[^A-Za-z0-9:._/-]')
);
-- Begins with what a lookup by key does not know: a plan made while the table is empty must not choose it for that.
create unique index ledger_transaction_by_wallet on ledger_transaction (currency, member_id, seq, tenant_id);
-- Both grow with the table, so a note for each range of pages is enough to find what is new.
create index ledger_transaction_by_age on ledger_transaction using brin (at, number) with (autosummarize = on);
create sequence ledger_number;

-- In the order they are written, so that the newest page is the only warm one however many there are.
create table ledger_posting (
  number bigint not null,
  ordinal smallint not null,
  tenant_id text not null,
  member_id text not null,
  currency text not null,
  account text not null,
  amount bigint not null check (amount <> 0),
  primary key (number, ordinal, tenant_id, member_id)
);

-- All postings of a transaction are written by one statement, and one statement writes nothing that does not balance. The
-- names of accounts are looked at here too, because a constraint is read anew for every statement.
create function ledger_refuse_unbalanced() returns trigger language plpgsql as $$
begin
  if exists (
    select from added group by number
    having sum(amount) <> 0 or min(currency) <> max(currency) or min(member_id) <> max(member_id) or not bool_and(
      account in ('available', 'held', 'bonus', 'debt', 'house:bank', 'house:capital', 'house:deposit-clearing',
        'house:payout-clearing', 'house:suspense', 'house:exchange', 'house:sports', 'house:games', 'house:promotions',
        'house:rounding', 'house:fees')
      or account ~ '^game:[a-z0-9-]+$'
    )
  ) then
    raise exception 'postings of a transaction must add up to zero in one currency, between accounts that there are'
      using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger balanced after insert on ledger_posting referencing new table as added
  for each statement execute function ledger_refuse_unbalanced();

call kit.append_only('ledger_transaction');
call kit.append_only('ledger_posting');

-- A no that was told stays no for its key, although the money may have come meanwhile.
create table ledger_refusal (
  tenant_id text not null,
  member_id text not null,
  key text not null,
  body bytea not null,
  status text not null,
  cause text,
  at timestamptz not null,
  primary key (tenant_id, member_id, key)
);
create index ledger_refusal_by_age on ledger_refusal (at);

-- Transactions that touched the house and are in no seal yet.
create table ledger_unsealed (
  number bigint primary key,
  tenant_id text not null,
  member_id text not null,
  currency text not null,
  seq bigint not null
);

-- Each seal covers the transactions it lists, by their hashes, and the seal before it.
create table ledger_seal (
  tenant_id text not null,
  number bigint not null,
  at timestamptz not null,
  numbers bigint[] not null,
  previous bytea not null,
  hash bytea not null,
  primary key (tenant_id, number)
);
call kit.append_only('ledger_seal');

-- What the sealed postings of a house account add up to. Only the sealing job writes here.
create table ledger_house (
  tenant_id text not null,
  currency text not null,
  account text not null,
  balance bigint not null,
  primary key (tenant_id, currency, account)
);

-- What the last check of the books found. Withdrawals stop when something did not add up, until a check of everything passes.
create table ledger_check (
  tenant_id text primary key,
  checked_at timestamptz not null,
  problems text[] not null,
  -- Currencies in which members are owed more than there is at the payment parties.
  uncovered text[] not null,
  stopped_since timestamptz
);

-- The seam for limits: asked last, under the wallet's lock, when nothing else stands against a movement. It may write what
-- it counts. Text refuses a `move` or a `hold` and names the limit; for other operations, which cannot be refused, it is told
-- what happens. A later migration puts its own body here.
create function ledger_guard(
  p_tenant text, p_member text, p_currency text, p_op text, p_kind text, p_amount bigint, p_payout bigint, p_at timestamptz
) returns text language sql as $$ select null::text $$;

-- A wallet begins with the first movement. Null when it is there now, else why it cannot be.
create function ledger_open_wallet(p_tenant text, p_member text, p_currency text) returns text language plpgsql as $$
declare
  v_home text := (select currency from member where tenant_id = p_tenant and id = p_member);
begin
  if v_home is null then return 'member'; end if;
  if v_home <> p_currency then return 'currency'; end if;
  insert into ledger_wallet (tenant_id, member_id, currency, hash)
  values (p_tenant, p_member, p_currency,
    sha256(convert_to('keo ledger|' || p_tenant || '|' || p_member || '|' || p_currency, 'UTF8')))
  on conflict do nothing;
  return null;
end $$;

create function ledger_game_purse_short(p_tenant text, p_member text, p_currency text, p_game text, p_amount bigint)
returns text language sql as $$
  select 'short' where not exists (
    select from ledger_game_purse g where g.tenant_id = p_tenant and g.member_id = p_member
      and g.currency = p_currency and g.game = p_game and g.balance >= p_amount
  )
$$;

-- Under the wallet's lock, once the money is known to be there.
create function ledger_move_game_purses(
  p_tenant text, p_member text, p_currency text, p_source text, p_target text, p_amount bigint
) returns void language plpgsql as $$
begin
  update ledger_game_purse g set balance = g.balance - p_amount
  where g.tenant_id = p_tenant and g.member_id = p_member and g.currency = p_currency and g.game = p_source;
  if p_target like 'game:%' then
    insert into ledger_game_purse as g (tenant_id, member_id, currency, game, balance)
    values (p_tenant, p_member, p_currency, p_target, p_amount)
    on conflict (tenant_id, member_id, currency, game) do update set balance = g.balance + excluded.balance;
  end if;
end $$;

-- Moves money: any number of commands in one round trip and one commit, each with an outcome of its own, so that a refusal
-- undoes nothing of its neighbours. Wallets are locked in one order, whoever calls. A key stands once in a call.
-- What can be read or written for all commands at once is, because a statement costs more than its rows.
create function ledger_apply(p_tenant text, p_at timestamptz, p_commands jsonb)
returns table (
  o_n int, o_status text, o_cause text, o_replay boolean, o_seq bigint,
  o_available bigint, o_held bigint, o_bonus bigint, o_debt bigint
) language plpgsql
-- A plan made while a table was small must not outlive that: every lookup here is by a whole key.
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
set enable_bitmapscan = off
set enable_material = off
as $$
declare
  c record;
  -- The wallet of the commands in hand: as it was, then as each command leaves it.
  w ledger_wallet;
  w_is_moved boolean := false;
  w_hold_ids text[] := '{}';
  v_body bytea;
  v_rest bigint;
  d_available bigint;
  d_held bigint;
  d_bonus bigint;
  d_debt bigint;
  v_repaid bigint;
  -- Postings to other accounts than the four of the wallet, and then all of them.
  a_accounts text[];
  a_amounts bigint[];
  v_postings text;
  v_number bigint;
  v_ms text := (extract(epoch from p_at) * 1000)::bigint::text;
  all_wallets ledger_wallet[] := '{}';
  all_holds ledger_hold[] := '{}';
  all_lines ledger_transaction[] := '{}';
  all_postings ledger_posting[] := '{}';
  all_unsealed ledger_unsealed[] := '{}';
begin
  -- Locks first, so that everything read afterwards stays true. House transactions have no wallet: their key is locked.
  for c in
    select distinct x.member_id, x.currency from jsonb_to_recordset(p_commands) as x(member_id text, currency text)
    where x.member_id <> '' and not exists (
      select from ledger_wallet l
      where l.tenant_id = p_tenant and l.member_id = x.member_id and l.currency = x.currency
    ) order by x.member_id, x.currency
  loop
    perform ledger_open_wallet(p_tenant, c.member_id, c.currency);
  end loop;
  perform from (
    select k.member_id, k.currency from jsonb_to_recordset(p_commands) as k(member_id text, currency text)
    group by k.member_id, k.currency order by k.member_id collate "C", k.currency collate "C"
  ) x cross join lateral (
    select from ledger_wallet l
    where l.tenant_id = p_tenant and l.member_id = x.member_id and l.currency = x.currency for update
  ) locked;
  perform pg_advisory_xact_lock(hashtextextended(p_tenant || '|' || x.key, 0))
  from (
    select k.key from jsonb_to_recordset(p_commands) as k(member_id text, key text) where k.member_id = '' order by k.key
  ) x;

  for c in
    select x.*, l.seq as w_seq, l.available as w_available, l.held as w_held, l.bonus as w_bonus, l.debt as w_debt, l.hash as w_hash,
      coalesce(t.body, r.body) as prior_body, t.seq as t_seq, t.available as t_available, t.held as t_held, t.bonus as t_bonus,
      t.debt as t_debt, r.status as r_status, r.cause as r_cause, h.rest, h.currency as h_currency
    from (
      select *, row_number() over (partition by k.member_id, k.currency order by k.n) as turn
      from jsonb_to_recordset(p_commands) as k(
        n int, member_id text, currency text, key text, op text, kind text, reference text, amount bigint, payout bigint,
        hold_id text, purpose text, source text, target text, corrects bigint
      )
    ) x
    -- Its wallet is read with the first command of each; the later ones go on from there.
    left join ledger_wallet l on l.tenant_id = p_tenant and l.member_id = case when x.turn = 1 then x.member_id end
      and l.currency = x.currency
    left join ledger_transaction t on t.tenant_id = p_tenant and t.member_id = x.member_id and t.key = x.key
    left join ledger_refusal r on r.tenant_id = p_tenant and r.member_id = x.member_id and r.key = x.key
    left join ledger_hold h on h.tenant_id = p_tenant and h.member_id = x.member_id and h.id = x.hold_id
    order by x.member_id collate "C", x.currency collate "C", x.n
  loop
    if c.amount is null or c.amount <= 0 or c.payout < 0 then
      raise exception 'the amount % is not above zero', c.amount using errcode = 'check_violation';
    end if;
    o_n := c.n; o_cause := null; o_replay := false; o_status := null; v_rest := c.rest;
    if w.member_id is distinct from c.member_id or w.currency is distinct from c.currency then
      if w_is_moved then all_wallets := array_append(all_wallets, w); end if;
      w := row(p_tenant, c.member_id, c.currency, coalesce(c.w_available, 0), coalesce(c.w_held, 0), coalesce(c.w_bonus, 0),
        coalesce(c.w_debt, 0), c.w_seq, c.w_hash);
      w_is_moved := false; w_hold_ids := '{}';
    elsif c.hold_id is not null then
      -- An earlier command of this call may have opened or changed it.
      if c.hold_id = any(w_hold_ids) then
        insert into ledger_hold select * from unnest(all_holds);
        all_holds := '{}';
      end if;
      v_rest := (select h.rest from ledger_hold h where h.tenant_id = p_tenant and h.member_id = c.member_id and h.id = c.hold_id);
    end if;

    -- What was asked under this key before.
    v_body := sha256(convert_to(concat_ws('|', c.op, c.currency, c.kind, c.reference, c.amount, coalesce(c.payout, 0),
      coalesce(c.hold_id, ''), coalesce(c.purpose, ''), coalesce(c.source, ''), coalesce(c.target, ''), c.corrects), 'UTF8'));
    if c.prior_body is not null then
      if c.prior_body <> v_body then
        o_status := 'key';
      elsif c.t_seq is null then
        o_status := c.r_status; o_cause := c.r_cause;
      else
        o_status := 'done'; o_replay := true; o_seq := c.t_seq;
        o_available := c.t_available; o_held := c.t_held; o_bonus := c.t_bonus; o_debt := c.t_debt;
      end if;
      return next;
      continue;
    end if;

    -- What it would move, and what stands against it.
    d_available := 0; d_held := 0; d_bonus := 0; d_debt := 0; a_accounts := '{}'; a_amounts := '{}';
    if w.seq is null and c.member_id <> '' then
      o_status := ledger_open_wallet(p_tenant, c.member_id, c.currency);
    end if;
    if c.op = 'hold' then
      d_available := -c.amount; d_held := c.amount;
      if v_rest is not null then
        o_status := coalesce(o_status, 'hold');
      elsif c.purpose = 'withdrawal' then
        o_status := coalesce(o_status, case
          when w.debt < 0 then 'debt'
          when exists (select from ledger_check k where k.tenant_id = p_tenant and k.stopped_since is not null) then 'stopped'
        end);
      end if;
    elsif c.op in ('post', 'release') then
      if v_rest is null or v_rest < c.amount or c.h_currency <> c.currency then
        o_status := coalesce(o_status, 'hold');
      end if;
      d_held := -c.amount;
      d_available := case when c.op = 'release' then c.amount else coalesce(c.payout, 0) end;
      if c.amount <> d_available then
        a_accounts := array[c.target]; a_amounts := array[c.amount - d_available];
      end if;
    elsif c.op = 'force' then
      d_available := -least(c.amount, w.available);
      d_debt := -(c.amount + d_available);
      a_accounts := array[c.target]; a_amounts := array[c.amount];
    elsif c.op = 'move' and c.source <> c.target and c.source not in ('held', 'debt') and c.target not in ('held', 'debt')
      and (c.member_id <> '' or (c.source like 'house:%' and c.target like 'house:%')) then
      d_available := case when c.target = 'available' then c.amount when c.source = 'available' then -c.amount else 0 end;
      d_bonus := case when c.target = 'bonus' then c.amount when c.source = 'bonus' then -c.amount else 0 end;
      if c.source not in ('available', 'bonus') then
        a_accounts := array[c.source]; a_amounts := array[-c.amount];
        if c.source like 'game:%' then
          o_status := coalesce(o_status, ledger_game_purse_short(p_tenant, c.member_id, c.currency, c.source, c.amount));
        end if;
      end if;
      if c.target not in ('available', 'bonus') then
        a_accounts := array_append(a_accounts, c.target); a_amounts := array_append(a_amounts, c.amount);
      end if;
    else
      raise exception 'no % from % to %', c.op, c.source, c.target using errcode = 'check_violation';
    end if;
    if o_status is null and (w.available + d_available < 0 or w.bonus + d_bonus < 0) then
      o_status := 'short';
    end if;
    if o_status is null then
      o_cause := ledger_guard(p_tenant, c.member_id, c.currency, c.op, c.kind, c.amount, coalesce(c.payout, 0), p_at);
      if o_cause is not null then
        if c.op in ('move', 'hold') then o_status := 'limit'; else o_cause := null; end if;
      end if;
    end if;
    if o_status is not null then
      -- Only a no about the player's own money is a no for good.
      if o_status in ('short', 'debt', 'limit') and c.member_id <> '' then
        insert into ledger_refusal (tenant_id, member_id, key, body, status, cause, at)
        values (p_tenant, c.member_id, c.key, v_body, o_status, o_cause, p_at);
      end if;
      return next;
      continue;
    end if;

    -- It moves. What arrives repays a debt first.
    if d_available > 0 and w.debt < 0 then
      v_repaid := least(d_available, -w.debt);
      d_debt := v_repaid; d_available := d_available - v_repaid;
    end if;
    if c.op = 'hold' then
      w_hold_ids := array_append(w_hold_ids, c.hold_id);
      all_holds := array_append(all_holds,
        row(p_tenant, c.member_id, c.hold_id, c.currency, c.purpose, c.amount, c.amount, p_at)::ledger_hold);
    elsif c.op in ('post', 'release') then
      if v_rest = c.amount then
        delete from ledger_hold h where h.tenant_id = p_tenant and h.member_id = c.member_id and h.id = c.hold_id;
      else
        update ledger_hold h set rest = h.rest - c.amount
        where h.tenant_id = p_tenant and h.member_id = c.member_id and h.id = c.hold_id;
      end if;
    elsif c.source like 'game:%' or c.target like 'game:%' then
      perform ledger_move_game_purses(p_tenant, c.member_id, c.currency, c.source, c.target, c.amount);
    end if;
    if d_debt <> 0 then a_accounts := array_prepend('debt', a_accounts); a_amounts := array_prepend(d_debt, a_amounts); end if;
    if d_bonus <> 0 then a_accounts := array_prepend('bonus', a_accounts); a_amounts := array_prepend(d_bonus, a_amounts); end if;
    if d_held <> 0 then a_accounts := array_prepend('held', a_accounts); a_amounts := array_prepend(d_held, a_amounts); end if;
    if d_available <> 0 then a_accounts := array_prepend('available', a_accounts); a_amounts := array_prepend(d_available, a_amounts); end if;
    v_number := nextval('ledger_number');
    v_postings := '';
    for i in 1 .. cardinality(a_accounts) loop
      v_postings := v_postings || ',' || a_accounts[i] || ':' || a_amounts[i];
      all_postings := array_append(all_postings,
        row(v_number, i, p_tenant, c.member_id, c.currency, a_accounts[i], a_amounts[i])::ledger_posting);
    end loop;

    -- The line of the statement, and the hash over it and the line before. House transactions stand alone until sealed.
    if c.member_id = '' then
      w.seq := v_number;
      w.hash := sha256(convert_to('keo ledger|' || p_tenant || '||' || c.currency, 'UTF8'));
    else
      w.seq := w.seq + 1; w_is_moved := true;
    end if;
    w.available := w.available + d_available; w.held := w.held + d_held;
    w.bonus := w.bonus + d_bonus; w.debt := w.debt + d_debt;
    w.hash := sha256(convert_to(encode(w.hash, 'hex') || E'\n' || w.seq || '|' || v_ms || '|' || c.kind || '|' || c.reference || '|'
      || c.key || '|' || substr(v_postings, 2) || '|' || w.available || '|' || w.held || '|' || w.bonus || '|' || w.debt || '|'
      || coalesce(c.corrects::text, ''), 'UTF8'));
    all_lines := array_append(all_lines, row(p_tenant, c.member_id, c.key, v_number, c.currency, w.seq, p_at, c.kind, c.reference,
      c.corrects, v_body, w.available, w.held, w.bonus, w.debt, w.hash)::ledger_transaction);
    if strpos(v_postings, ',house:') > 0 then
      all_unsealed := array_append(all_unsealed, row(v_number, p_tenant, c.member_id, c.currency, w.seq)::ledger_unsealed);
    end if;
    o_status := 'done'; o_seq := w.seq;
    o_available := w.available; o_held := w.held; o_bonus := w.bonus; o_debt := w.debt;
    return next;
  end loop;

  if w_is_moved then all_wallets := array_append(all_wallets, w); end if;
  if cardinality(all_wallets) > 0 then
    update ledger_wallet l
    set available = m.available, held = m.held, bonus = m.bonus, debt = m.debt, seq = m.seq, hash = m.hash
    from unnest(all_wallets) m
    where l.tenant_id = m.tenant_id and l.member_id = m.member_id and l.currency = m.currency;
  end if;
  if cardinality(all_lines) > 0 then
    insert into ledger_transaction select * from unnest(all_lines);
    insert into ledger_posting select * from unnest(all_postings);
  end if;
  if cardinality(all_holds) > 0 then insert into ledger_hold select * from unnest(all_holds); end if;
  if cardinality(all_unsealed) > 0 then insert into ledger_unsealed select * from unnest(all_unsealed); end if;
end $$;
