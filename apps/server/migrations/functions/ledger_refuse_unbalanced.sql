-- All postings of a transaction are written by one statement, and one statement writes nothing that does not balance. The
-- names of accounts are looked at here too, because a constraint is read anew for every statement.
create or replace function ledger_refuse_unbalanced() returns trigger language plpgsql as $$
begin
  if exists (
    select from added group by number
    having sum(amount) <> 0 or min(currency) <> max(currency) or min(member_id) <> max(member_id) or not bool_and(
      account in ('available', 'held', 'bonus', 'debt', 'house:bank', 'house:capital', 'house:deposit-clearing',
        'house:payout-clearing', 'house:suspense', 'house:merchants', 'house:exchange', 'house:sports', 'house:games',
        'house:jackpot', 'house:promotions', 'house:rounding', 'house:fees')
      or account ~ '^game:[a-z0-9-]+$'
    )
  ) then
    raise exception 'postings of a transaction must add up to zero in one currency, between accounts that there are'
      using errcode = 'check_violation';
  end if;
  return null;
end $$;
