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
  key text not null check (key ~ '^[A-Za-z0-9:._/-]{1,120}$'),
  -- Among all transactions; not in the order of commits.
  number bigint not null,
  currency text not null check (currency in ('VND', 'CNY', 'USD', 'USDT')),
  -- In its wallet, without gaps.
  seq bigint not null,
  at timestamptz not null,
  kind text not null check (kind ~ '^[a-z][a-z0-9.-]{0,39}$'),
  reference text not null check (reference ~ '^[A-Za-z0-9:._/-]{0,120}$'),
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
  primary key (tenant_id, member_id, key)
);
create unique index ledger_transaction_by_wallet on ledger_transaction (tenant_id, member_id, currency, seq);
create index ledger_transaction_by_time on ledger_transaction using brin (at);
create sequence ledger_number;

-- In the order they are written, so that the newest page is the only warm one however many there are.
create table ledger_posting (
  number bigint not null,
  ordinal smallint not null,
  tenant_id text not null,
  member_id text not null,
  currency text not null check (currency in ('VND', 'CNY', 'USD', 'USDT')),
  account text not null check (
    account in ('available', 'held', 'bonus', 'debt', 'house:bank', 'house:capital', 'house:deposit-clearing',
      'house:payout-clearing', 'house:suspense', 'house:exchange', 'house:sports', 'house:games', 'house:promotions',
      'house:rounding', 'house:fees')
    or account ~ '^game:[a-z0-9-]{1,30}$'
  ),
  amount bigint not null check (amount <> 0),
  primary key (number, ordinal, tenant_id, member_id)
);

-- All postings of a transaction are written by one statement, and one statement writes nothing that does not balance.
create function ledger_refuse_unbalanced() returns trigger language plpgsql as $$
begin
  if exists (
    select from added group by number
    having sum(amount) <> 0 or min(currency) <> max(currency) or min(member_id) <> max(member_id)
  ) then
    raise exception 'postings of a transaction must add up to zero in one currency' using errcode = 'check_violation';
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
create index ledger_refusal_by_age on ledger_refusal (tenant_id, at);

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

-- Moves money: any number of commands in one round trip and one commit, each with an outcome of its own, so that a refusal
-- undoes nothing of its neighbours. Wallets are locked in one order, whoever calls. A key stands once in a call.
create function ledger_apply(p_tenant text, p_at timestamptz, p_commands jsonb)
returns table (
  o_n int, o_status text, o_cause text, o_replay boolean, o_seq bigint,
  o_available bigint, o_held bigint, o_bonus bigint, o_debt bigint
) language plpgsql
-- A plan made while a table was small must not outlive that: every lookup here is by a whole key.
set enable_seqscan = off
as $$
declare
  c record;
  w ledger_wallet;
  w_problem text;
  w_is_new boolean := true;
  w_is_dirty boolean := false;
  prior record;
  v_body bytea;
  h_rest bigint;
  v_purse bigint;
  d_available bigint;
  d_held bigint;
  d_bonus bigint;
  d_debt bigint;
  v_repaid bigint;
  a_accounts text[];
  a_amounts bigint[];
  v_number bigint;
  v_seq bigint;
  v_hash bytea;
  v_ms text := (extract(epoch from p_at) * 1000)::bigint::text;
  v_touches_house boolean;
  all_lines ledger_transaction[] := '{}';
  all_postings ledger_posting[] := '{}';
  all_unsealed ledger_unsealed[] := '{}';
begin
  for c in
    select x.n, x.member_id, x.currency, x.key, x.op, x.kind, x.reference, x.amount, coalesce(x.payout, 0) as payout,
      x.hold_id, x.purpose, x.source, x.target, x.corrects
    from jsonb_to_recordset(p_commands) as x(
      n int, member_id text, currency text, key text, op text, kind text, reference text, amount bigint, payout bigint,
      hold_id text, purpose text, source text, target text, corrects bigint
    )
    order by x.member_id collate "C", x.currency collate "C", case when x.member_id = '' then x.key end collate "C", x.n
  loop
    o_n := c.n; o_cause := null; o_replay := false; o_seq := null;
    if c.amount is null or c.amount <= 0 or c.payout < 0 then
      raise exception 'the amount % is not above zero', c.amount using errcode = 'check_violation';
    end if;

    -- The wallet, locked once for all its commands.
    if w_is_new or w.member_id <> c.member_id or w.currency <> c.currency then
      if w_is_dirty then
        update ledger_wallet set available = w.available, held = w.held, bonus = w.bonus, debt = w.debt, seq = w.seq, hash = w.hash
        where tenant_id = p_tenant and member_id = w.member_id and currency = w.currency;
      end if;
      w_is_new := false; w_is_dirty := false; w_problem := null;
      if c.member_id = '' then
        w.member_id := ''; w.currency := c.currency; w.available := 0; w.held := 0; w.bonus := 0; w.debt := 0;
      else
        select * into w from ledger_wallet l
        where l.tenant_id = p_tenant and l.member_id = c.member_id and l.currency = c.currency for update;
        if not found then
          w_problem := ledger_open_wallet(p_tenant, c.member_id, c.currency);
          select * into w from ledger_wallet l
          where l.tenant_id = p_tenant and l.member_id = c.member_id and l.currency = c.currency for update;
          w.member_id := c.member_id; w.currency := c.currency;
        end if;
      end if;
    end if;

    -- What was asked under this key before. No wallet's lock orders house transactions, so their key does.
    if c.member_id = '' then
      perform pg_advisory_xact_lock(hashtextextended(p_tenant || '|' || c.key, 0));
    end if;
    v_body := sha256(convert_to(concat_ws('|', c.op, c.currency, c.kind, c.reference, c.amount, c.payout,
      coalesce(c.hold_id, ''), coalesce(c.purpose, ''), coalesce(c.source, ''), coalesce(c.target, ''), c.corrects), 'UTF8'));
    select t.body, t.seq, t.available, t.held, t.bonus, t.debt into prior from ledger_transaction t
    where t.tenant_id = p_tenant and t.member_id = c.member_id and t.key = c.key;
    if found then
      if prior.body = v_body then
        o_status := 'done'; o_replay := true; o_seq := prior.seq;
        o_available := prior.available; o_held := prior.held; o_bonus := prior.bonus; o_debt := prior.debt;
      else
        o_status := 'key';
      end if;
      return next;
      continue;
    end if;
    select r.body, r.status, r.cause into prior from ledger_refusal r
    where r.tenant_id = p_tenant and r.member_id = c.member_id and r.key = c.key;
    if found then
      o_status := case when prior.body = v_body then prior.status else 'key' end;
      o_cause := case when prior.body = v_body then prior.cause end;
      return next;
      continue;
    end if;

    -- What it would move.
    o_status := w_problem;
    d_available := 0; d_held := 0; d_bonus := 0; d_debt := 0;
    a_accounts := '{}'; a_amounts := '{}';
    if o_status is null then
      case c.op
      when 'move' then
        if c.source = c.target or (c.member_id = '' and not (c.source like 'house:%' and c.target like 'house:%'))
          or c.source in ('held', 'debt') or c.target in ('held', 'debt') then
          raise exception 'no move from % to %', c.source, c.target using errcode = 'check_violation';
        end if;
        case
        when c.source = 'available' then d_available := -c.amount;
        when c.source = 'bonus' then d_bonus := -c.amount;
        else
          if c.source like 'game:%' then
            select g.balance into v_purse from ledger_game_purse g
            where g.tenant_id = p_tenant and g.member_id = c.member_id and g.currency = c.currency and g.game = c.source;
            if coalesce(v_purse, 0) < c.amount then o_status := 'short'; end if;
          end if;
          a_accounts := array[c.source]; a_amounts := array[-c.amount];
        end case;
        case
        when c.target = 'available' then d_available := d_available + c.amount;
        when c.target = 'bonus' then d_bonus := d_bonus + c.amount;
        else
          a_accounts := array_append(a_accounts, c.target); a_amounts := array_append(a_amounts, c.amount);
        end case;
      when 'force' then
        d_available := -least(c.amount, w.available);
        d_debt := -(c.amount + d_available);
        a_accounts := array[c.target]; a_amounts := array[c.amount];
      when 'hold' then
        d_available := -c.amount; d_held := c.amount;
        if exists (select from ledger_hold h where h.tenant_id = p_tenant and h.member_id = c.member_id and h.id = c.hold_id) then
          o_status := 'hold';
        elsif c.purpose = 'withdrawal' and w.debt < 0 then
          o_status := 'debt';
        elsif c.purpose = 'withdrawal' and exists (select from ledger_check k where k.tenant_id = p_tenant and k.stopped_since is not null) then
          o_status := 'stopped';
        end if;
      when 'post', 'release' then
        select h.rest into h_rest from ledger_hold h
        where h.tenant_id = p_tenant and h.member_id = c.member_id and h.id = c.hold_id and h.currency = c.currency;
        if not found or h_rest < c.amount then
          o_status := 'hold';
        end if;
        d_held := -c.amount;
        if c.op = 'release' then
          d_available := c.amount;
        else
          d_available := c.payout;
          if c.amount <> c.payout then
            a_accounts := array[c.target]; a_amounts := array[c.amount - c.payout];
          end if;
        end if;
      end case;
      if o_status is null and (w.available + d_available < 0 or w.bonus + d_bonus < 0) then
        o_status := 'short';
      end if;
    end if;
    if o_status is null then
      o_cause := ledger_guard(p_tenant, c.member_id, c.currency, c.op, c.kind, c.amount, c.payout, p_at);
      if o_cause is not null and c.op in ('move', 'hold') then o_status := 'limit'; end if;
    end if;
    if o_status is not null then
      if o_status in ('short', 'debt', 'limit') and c.member_id <> '' then
        insert into ledger_refusal (tenant_id, member_id, key, body, status, cause, at)
        values (p_tenant, c.member_id, c.key, v_body, o_status, o_cause, p_at);
      end if;
      return next;
      continue;
    end if;
    o_cause := null;

    -- It moves. What arrives repays a debt first.
    if d_available > 0 and w.debt < 0 then
      v_repaid := least(d_available, -w.debt);
      d_debt := v_repaid; d_available := d_available - v_repaid;
    end if;
    case c.op
    when 'hold' then
      insert into ledger_hold (tenant_id, member_id, id, currency, purpose, amount, rest, opened_at)
      values (p_tenant, c.member_id, c.hold_id, c.currency, c.purpose, c.amount, c.amount, p_at);
    when 'post', 'release' then
      if h_rest = c.amount then
        delete from ledger_hold h where h.tenant_id = p_tenant and h.member_id = c.member_id and h.id = c.hold_id;
      else
        update ledger_hold h set rest = h.rest - c.amount
        where h.tenant_id = p_tenant and h.member_id = c.member_id and h.id = c.hold_id;
      end if;
    else
      if c.source like 'game:%' then
        update ledger_game_purse g set balance = g.balance - c.amount
        where g.tenant_id = p_tenant and g.member_id = c.member_id and g.currency = c.currency and g.game = c.source;
      end if;
      if c.target like 'game:%' then
        insert into ledger_game_purse as g (tenant_id, member_id, currency, game, balance)
        values (p_tenant, c.member_id, c.currency, c.target, c.amount)
        on conflict (tenant_id, member_id, currency, game) do update set balance = g.balance + excluded.balance;
      end if;
    end case;
    if d_debt <> 0 then a_accounts := array_prepend('debt', a_accounts); a_amounts := array_prepend(d_debt, a_amounts); end if;
    if d_bonus <> 0 then a_accounts := array_prepend('bonus', a_accounts); a_amounts := array_prepend(d_bonus, a_amounts); end if;
    if d_held <> 0 then a_accounts := array_prepend('held', a_accounts); a_amounts := array_prepend(d_held, a_amounts); end if;
    if d_available <> 0 then a_accounts := array_prepend('available', a_accounts); a_amounts := array_prepend(d_available, a_amounts); end if;
    w.available := w.available + d_available; w.held := w.held + d_held; w.bonus := w.bonus + d_bonus; w.debt := w.debt + d_debt;
    v_number := nextval('ledger_number');
    if c.member_id = '' then
      v_seq := v_number;
      v_hash := sha256(convert_to('keo ledger|' || p_tenant || '||' || c.currency, 'UTF8'));
    else
      w.seq := w.seq + 1; v_seq := w.seq; v_hash := w.hash; w_is_dirty := true;
    end if;

    -- The line of the statement, and the hash over it and the line before.
    v_touches_house := false;
    declare
      v_line text := '';
    begin
      for i in 1 .. cardinality(a_accounts) loop
        v_line := v_line || case when i > 1 then ',' else '' end || a_accounts[i] || ':' || a_amounts[i];
        v_touches_house := v_touches_house or a_accounts[i] like 'house:%';
        all_postings := array_append(all_postings,
          row(v_number, i, p_tenant, c.member_id, c.currency, a_accounts[i], a_amounts[i])::ledger_posting);
      end loop;
      v_line := v_seq || '|' || v_ms || '|' || c.kind || '|' || c.reference || '|' || c.key || '|' || v_line || '|' || w.available
        || '|' || w.held || '|' || w.bonus || '|' || w.debt || '|' || coalesce(c.corrects::text, '');
      v_hash := sha256(convert_to(encode(v_hash, 'hex') || E'\n' || v_line, 'UTF8'));
    end;
    w.hash := v_hash;
    all_lines := array_append(all_lines, row(p_tenant, c.member_id, c.key, v_number, c.currency, v_seq, p_at, c.kind, c.reference,
      c.corrects, v_body, w.available, w.held, w.bonus, w.debt, v_hash)::ledger_transaction);
    if v_touches_house then
      all_unsealed := array_append(all_unsealed, row(v_number, p_tenant, c.member_id, c.currency, v_seq)::ledger_unsealed);
    end if;

    o_status := 'done'; o_seq := v_seq;
    o_available := w.available; o_held := w.held; o_bonus := w.bonus; o_debt := w.debt;
    return next;
  end loop;

  if w_is_dirty then
    update ledger_wallet set available = w.available, held = w.held, bonus = w.bonus, debt = w.debt, seq = w.seq, hash = w.hash
    where tenant_id = p_tenant and member_id = w.member_id and currency = w.currency;
  end if;
  if cardinality(all_lines) > 0 then
    insert into ledger_transaction select * from unnest(all_lines);
    insert into ledger_posting select * from unnest(all_postings);
  end if;
  if cardinality(all_unsealed) > 0 then
    insert into ledger_unsealed select * from unnest(all_unsealed);
  end if;
end $$;
