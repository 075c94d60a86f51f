-- What tells of money and bets is kept for years: nobody removes a row, the application least of all.
create or replace function refuse_removal() returns trigger language plpgsql as $$
begin
  raise exception 'records of money and bets are kept' using errcode = 'insufficient_privilege';
end $$;
