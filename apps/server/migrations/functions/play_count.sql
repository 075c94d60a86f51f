-- What one movement adds to each count. Kinds say what a movement is for: `deposit`, and `bet.…` or `game.…` for play.
-- Stakes are holds, or moves whose kind ends in `.stake` or `.bet`; other moves of play bring something back.
create or replace function play_count(p_count text, p_op text, p_kind text, p_amount bigint, p_payout bigint) returns bigint
language sql immutable as $$
  select case
    when p_count = 'deposit' then case when p_op = 'move' and play_is_deposit(p_kind) then p_amount else 0 end
    -- A plan of an expert is no stake, but money that play takes.
    when p_kind like 'plan.%' then case
      when p_count <> 'loss' then 0
      when p_kind in ('plan.buy', 'plan.charge') then p_amount
      when p_kind = 'plan.refund' then -p_amount
      -- What an expert is paid is no play.
      else 0
    end
    -- Nor is a gift in a room.
    when p_kind = 'room.gift' then case when p_count = 'loss' then p_amount else 0 end
    when p_kind not like 'bet.%' and p_kind not like 'game.%' then 0
    when p_op = 'hold' or p_op = 'move' and (p_kind like '%.stake' or p_kind like '%.bet') then p_amount
    -- A bet that was not taken was never staked.
    when p_op = 'release' or p_op = 'move' and p_kind = 'game.refund' then -p_amount
    when p_count = 'stake' then 0
    when p_op = 'post' then -p_payout
    when p_op = 'force' then p_amount
    when p_op = 'move' then -p_amount
    else 0
  end
$$;
