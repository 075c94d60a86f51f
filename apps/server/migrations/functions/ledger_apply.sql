-- Moves money: any number of commands in one round trip and one commit, each with an outcome of its own, so that a refusal
-- undoes nothing of the other commands. A key stands once in a call. Three steps:
--   1. ledger_lock locks every wallet and key that the commands touch, in one order;
--   2. the loop below decides each command on a copy of its wallet: it is a replay, a refusal or a movement;
--   3. ledger_write writes all movements at once, because a statement costs more than its rows.
create or replace function ledger_apply(p_tenant text, p_at timestamptz, p_commands jsonb)
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
  -- The command, with what the tables hold about it.
  c record;
  -- Its wallet: as it was, then as each command leaves it. The holds that commands of this call have opened in it.
  w ledger_wallet;
  w_is_moved boolean := false;
  w_hold_ids text[] := '{}';
  -- The hash of what the command asks for, and what is left of its hold.
  v_body bytea;
  v_rest bigint;
  -- By how much the command changes each part of the wallet.
  d_available bigint;
  d_held bigint;
  d_bonus bigint;
  d_debt bigint;
  v_repaid bigint;
  -- Its postings: first those to other accounts than the four of the wallet, then all of them.
  a_accounts text[];
  a_amounts bigint[];
  v_postings text;
  v_number bigint;
  v_ms text := (extract(epoch from p_at) * 1000)::bigint::text;
  -- What step 3 writes.
  all_wallets ledger_wallet[] := '{}';
  all_holds ledger_hold[] := '{}';
  all_lines ledger_transaction[] := '{}';
  all_postings ledger_posting[] := '{}';
  all_unsealed ledger_unsealed[] := '{}';
begin
  -- Step 1: lock.
  perform ledger_lock(p_tenant, p_commands);

  -- Step 2: decide each command, wallet by wallet.
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
    -- 2a. The wallet as this command finds it.
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
      -- An earlier command of this call may have opened or changed the hold.
      if c.hold_id = any(w_hold_ids) then
        insert into ledger_hold select * from unnest(all_holds);
        all_holds := '{}';
      end if;
      v_rest := (select h.rest from ledger_hold h where h.tenant_id = p_tenant and h.member_id = c.member_id and h.id = c.hold_id);
    end if;

    -- 2b. A key that was used before is a replay: it answers what it answered then, and moves nothing.
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

    -- 2c. What the command would move, and what speaks against it.
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
    -- The member's own limits are asked last, because they count what passes.
    if o_status is null then
      o_cause := ledger_guard(p_tenant, c.member_id, c.currency, c.op, c.kind, c.amount, coalesce(c.payout, 0), p_at);
      if o_cause is not null then
        if c.op in ('move', 'hold') then o_status := 'limit'; else o_cause := null; end if;
      end if;
    end if;
    if o_status is not null then
      -- Only a refusal about the player's own money stays: the same key is refused again.
      if o_status in ('short', 'debt', 'limit') and c.member_id <> '' then
        insert into ledger_refusal (tenant_id, member_id, key, body, status, cause, at)
        values (p_tenant, c.member_id, c.key, v_body, o_status, o_cause, p_at);
      end if;
      return next;
      continue;
    end if;

    -- 2d. The movement: holds, purses, postings and the balances after it. Money that arrives repays a debt first.
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

  -- Step 3: write.
  perform ledger_write(all_wallets, all_lines, all_postings, all_holds, all_unsealed);
end $$;
