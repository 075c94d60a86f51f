-- What tells of money and bets is kept for years: nobody removes a row, the application least of all.
create function refuse_removal() returns trigger language plpgsql as $$
begin
  raise exception 'records of money and bets are kept' using errcode = 'insufficient_privilege';
end $$;

do $$
declare
  kept text;
begin
  foreach kept in array array[
    'deposit_order', 'deposit_receipt', 'withdraw_order', 'withdraw_stage', 'wallet_transfer', 'sports_order',
    'sports_transaction'
  ] loop
    execute format(
      'create trigger kept before delete or truncate on %I for each statement execute function refuse_removal()', kept);
  end loop;
end $$;
