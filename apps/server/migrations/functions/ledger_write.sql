-- Step 3 of ledger_apply: what its commands have moved, one statement for each table, because a statement costs more than
-- its rows. The wallets are locked by step 1.
create or replace function ledger_write(
  p_wallets ledger_wallet[], p_lines ledger_transaction[], p_postings ledger_posting[], p_holds ledger_hold[],
  p_unsealed ledger_unsealed[]
) returns void language plpgsql as $$
begin
  if cardinality(p_wallets) > 0 then
    update ledger_wallet l
    set available = m.available, held = m.held, bonus = m.bonus, debt = m.debt, seq = m.seq, hash = m.hash
    from unnest(p_wallets) m
    where l.tenant_id = m.tenant_id and l.member_id = m.member_id and l.currency = m.currency;
  end if;
  if cardinality(p_lines) > 0 then
    insert into ledger_transaction select * from unnest(p_lines);
    insert into ledger_posting select * from unnest(p_postings);
  end if;
  if cardinality(p_holds) > 0 then insert into ledger_hold select * from unnest(p_holds); end if;
  if cardinality(p_unsealed) > 0 then insert into ledger_unsealed select * from unnest(p_unsealed); end if;
end $$;
